//! The entries of one append, packed into one row.
//!
//! Each entry is its length as a LEB128 number, then its bytes.

use crate::{Result, StoreError};

/// The most entries in one append.
pub const MAX_ENTRIES: usize = 1024;

/// The most bytes in one append, all entries together.
pub const MAX_BYTES: usize = 1 << 20;

/// Entries, packed.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Packed {
    pub(crate) count: u32,
    pub(crate) body: Vec<u8>,
}

impl Packed {
    /// Packs entries, unless they are too many or too large.
    pub(crate) fn pack<T: AsRef<[u8]>>(entries: &[T]) -> Result<Self> {
        let bytes: usize = entries.iter().map(|entry| entry.as_ref().len()).sum();
        if entries.len() > MAX_ENTRIES || bytes > MAX_BYTES {
            return Err(StoreError::TooLarge);
        }
        let mut body = Vec::with_capacity(bytes + 2 * entries.len());
        for entry in entries {
            let entry = entry.as_ref();
            push_number(&mut body, entry.len() as u64);
            body.extend_from_slice(entry);
        }
        // OK because it is at most `MAX_ENTRIES`.
        let count = entries.len() as u32;
        Ok(Self { count, body })
    }
}

/// Takes packed entries apart; `None` when they are damaged.
pub(crate) fn unpack(mut body: &[u8]) -> Option<Vec<Vec<u8>>> {
    let mut entries = Vec::new();
    while !body.is_empty() {
        entries.push(take_bytes(&mut body)?.to_vec());
    }
    Some(entries)
}

/// Writes a number as LEB128.
pub(crate) fn push_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        // OK because the mask leaves seven bits.
        bytes.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    // OK because it is below 0x80.
    bytes.push(number as u8);
}

/// Takes a LEB128 number off the front; `None` when there is none.
pub(crate) fn take_number(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    // Nine groups of seven bits: what a 63-bit column can hold.
    for shift in (0..63).step_by(7) {
        let byte = bytes.split_off_first()?;
        number |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

/// Takes some bytes and their length off the front; `None` when they are cut
/// off.
pub(crate) fn take_bytes<'a>(bytes: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = usize::try_from(take_number(bytes)?).ok()?;
    bytes.split_off(..length)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn there_and_back(entries: &[Vec<u8>]) {
        let packed = Packed::pack(entries).unwrap();
        assert_eq!(packed.count as usize, entries.len());
        assert_eq!(unpack(&packed.body).unwrap(), entries);
    }

    #[test]
    fn entries_come_back_as_they_went_in() {
        there_and_back(&[]);
        there_and_back(&[vec![]]);
        there_and_back(&[vec![1], vec![], vec![0xff; 127], vec![0x80; 128]]);
        there_and_back(&[vec![3; 20_000], vec![4; MAX_BYTES - 20_000]]);
        there_and_back(&vec![vec![9]; MAX_ENTRIES]);
    }

    #[test]
    fn too_much_is_refused() {
        let many = vec![[0]; MAX_ENTRIES + 1];
        assert_eq!(Packed::pack(&many), Err(StoreError::TooLarge));
        let large = [vec![0; MAX_BYTES], vec![0]];
        assert_eq!(Packed::pack(&large), Err(StoreError::TooLarge));
    }

    #[test]
    fn damaged_bytes_are_noticed() {
        let packed = Packed::pack(&[vec![5; 300], vec![6; 2]]).unwrap();
        for end in 1..packed.body.len() {
            let cut_between = end == 302;
            assert_eq!(unpack(&packed.body[..end]).is_some(), cut_between, "{end}");
        }
        assert_eq!(unpack(&[0xff; 12]), None);
    }
}
