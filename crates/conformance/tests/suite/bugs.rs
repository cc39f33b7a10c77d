//! Every bug is caught, and by the property that it breaks.

use crate::case;
use crate::toy::Bug;
use conformance::{Effort, Property, survey, try_check};

/// Plants the bug and expects the first property to be the first one broken.
/// The others are those that such a game can't help breaking as well; they may
/// be found broken, and no others.
fn expect(bug: Bug, properties: &[Property]) {
    bug.plant();
    let violation = try_check(&case(3), Effort::quick()).unwrap_err();
    assert_eq!(violation.property, properties[0], "{violation}");
    for violation in survey(&case(3), Effort::quick(), &[]) {
        assert!(properties.contains(&violation.property), "{violation}");
    }
}

macro_rules! caught {
    ($($test:ident: $bug:ident => $($property:ident)+;)+) => {$(
        #[test]
        fn $test() {
            expect(Bug::$bug, &[$(Property::$property),+]);
        }
    )+};
}

caught! {
    // What a view or an event tells too much, `determinize` knows or doesn't.
    a_card_in_a_view: CardInView => NoLeak FairDeterminize;
    a_drawn_card_in_a_view: DrawInView => EventsTellAll NoLeak FairDeterminize;
    a_card_in_an_event: CardInEvent => NoLeak FairDeterminize;
    a_hand_in_an_event: HandInEvent => NoLeak FairDeterminize;
    a_hand_in_a_refusal: RefusalTells => NoLeak;
    // Plays of which nothing is told look alike to the others, until they see
    // the row.
    a_silent_change: SilentRow => EventsTellAll NoLeak;

    a_skewed_determinization: SkewedDeterminize => FairDeterminize;
    tokens_skewed_together: SkewedTogether => FairDeterminize;
    a_forgotten_own_card: ForgetsOwnCard => Determinize FairDeterminize;
    a_forgotten_turn: ForgetsTurn => Determinize FairDeterminize;

    a_missing_move: MissingMove => LegalIsCheck;
    // Random play takes it, and the checked entrances refuse it.
    an_extra_move: ExtraMove => LegalIsCheck Replay Determinize;
    // Of two equal entries the sampled one can't be told.
    a_move_listed_twice: DoubleMove => LegalIsCheck Sampling;
    a_clause_of_another_game: ForeignClause => LegalIsCheck;
    a_refusal_that_changes_the_state: RefusalChanges => LegalIsCheck;
    a_buffer_not_emptied: DirtyBuffer => Turns LegalIsCheck;
    legal_actions_by_hidden_cards: LegalByHidden => LegalFromView FairDeterminize;
    an_order_of_actions_by_hidden_cards: OrderByHidden => LegalFromView;

    // States played on from determinized ones lose it too.
    a_lost_card: LostCard => Audit Determinize;
    an_early_outcome: EarlyOutcome => Turns NoLeak Determinize;
    places_that_skip: WrongPlaces => Turns;
    an_outcome_listed_twice: DoubleOutcome => Turns Sampling;
    an_outcome_not_listed: LaxChance => Turns;
    biased_actions: BiasedAction => Sampling;
    biased_chance: BiasedChance => Sampling;
    // A row that goes back to the deck is forgotten by views.
    an_endless_game: Endless => BoundedLength NoLeak Determinize;

    a_draw_not_marked: UnmarkedDraw => Reveals;
    an_end_not_marked: UnmarkedEnd => Reveals;

    a_notation_of_two_actions: BadNotation => RoundTrip;
    // Bytes that leave out the row hide what events tell.
    a_view_that_cannot_be_read: UnreadView => RoundTrip NoLeak;
    unknown_options: LaxOptions => RoundTrip;
    a_game_that_listens: Listens => Replay;
    a_mirrored_reopening: ReopensMirrored => Reopen;
    a_panic: Panics => BoundedLength EventsTellAll NoLeak Reveals Determinize LegalFromView;
}
