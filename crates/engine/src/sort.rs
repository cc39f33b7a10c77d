//! Putting few things in order.

/// Sorts a short list; equal elements keep their order. The sorts of the
/// standard library are quicker from a hundred elements on, and are kilobytes of
/// code for each type of element, which everybody downloads with the page.
pub fn sort_few<T>(list: &mut [T], mut is_before: impl FnMut(&T, &T) -> bool) {
    for last in 1..list.len() {
        let mut at = last;
        while at > 0 && is_before(&list[at], &list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_few;

    #[test]
    fn short_lists_are_sorted_as_by_the_standard_library() {
        for length in 0..40_u32 {
            let mut list: Vec<(u32, u32)> = (0..length).map(|at| (at * 7919 % 11, at)).collect();
            let mut theirs = list.clone();
            theirs.sort_by_key(|one| one.0);
            sort_few(&mut list, |a, b| a.0 < b.0);
            assert_eq!(list, theirs);
        }
    }
}
