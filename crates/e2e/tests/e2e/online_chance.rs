//! What people see of the randomness of a game with others, and do for it.

use crate::online::waiting_at;
use e2e::{Visit, css, test_id};

/// Makes the page remember another commitment of the server's, as if it had been
/// shown that before.
const REMEMBER_ANOTHER: &str = "localStorage.setItem('orbite.witness',
  localStorage.getItem('orbite.witness').replace(
    /\"commitment\":\"[0-9a-f]{64}\"/, `\"commitment\":\"${'07'.repeat(32)}\"`))";

#[test]
fn people_compare_fingerprints_and_stop_when_the_server_changes_its_mind() {
    let (_site, ada, bo, _) = waiting_at("rockets", 2, Visit::new().phone().french(), "Bo");
    ada.wait_until("document.querySelector('[data-testid=table-seat-1]').innerText.includes('Bo')");
    let fingerprint = ada.text(test_id("fingerprint"));
    assert_eq!(fingerprint.len(), 19, "{fingerprint}");
    assert_eq!(bo.text(test_id("fingerprint")), fingerprint);

    // Ada adds something of her own.
    // By a key: the list of seats above may still grow under a pointer.
    ada.focus(css("[data-testid=fair-chance] summary"));
    ada.press("Enter");
    ada.wait_until("document.querySelector('[data-testid=fair-chance]').open");
    let before = ada.text(test_id("own-entropy-0"));
    ada.fill(test_id("entropy-0"), "my lucky dice");
    ada.click(test_id("contribute-0"));
    ada.wait_until(
        "document.querySelector('[data-testid=own-entropy-0]').innerText.includes('my lucky dice')",
    );
    assert_ne!(ada.text(test_id("own-entropy-0")), before);
    ada.inspect("online-waiting-chance");

    // Bo's page remembers another commitment: it does not play on.
    bo.js(REMEMBER_ANOTHER);
    bo.reload();
    bo.wait_for(test_id("contradicted"));
    bo.inspect("online-contradicted-phone");
}
