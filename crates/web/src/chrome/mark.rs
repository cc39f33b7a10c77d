//! Small pictures for buttons.

use leptos::prelude::*;

/// A picture in lines, 24 by 24.
#[component]
pub(crate) fn Mark(
    /// Which.
    name: &'static str,
) -> impl IntoView {
    let path = match name {
        "back" => "M14.5 5L7.5 12L14.5 19",
        "undo" => "M8 5L4 9L8 13M4 9H14A5 5 0 0 1 14 19H9",
        "hint" => {
            "M9 18H15M10 21H14M12 3A6 6 0 0 0 8.5 13.9C9 14.4 9.3 15 9.3 15.5H14.7C14.7 15 15 14.4 15.5 13.9A6 6 0 0 0 12 3Z"
        }
        "log" => "M5 6H6M9.5 6H19M5 12H6M9.5 12H19M5 18H6M9.5 18H16",
        "choices" => {
            "M5 5H11V11H5ZM5 14.5H11V20.5H5ZM14.5 6H20M14.5 10H18M14.5 15.5H20M14.5 19.5H18"
        }
        "words" => "M4 5H20V16H12L7.5 20V16H4ZM8 9H16M8 12.5H13",
        "rules" => {
            "M12 6.5C10 4.7 7 4.3 4 4.8V18C7 17.5 10 17.9 12 19.7C14 17.9 17 17.5 20 18V4.8C17 4.3 14 4.7 12 6.5ZM12 6.5V19.7"
        }
        "chat" => "M4 5H20V15.5H11L6.5 19.5V15.5H4Z",
        "people" => {
            "M9 11A3.2 3.2 0 1 0 9 4.6A3.2 3.2 0 0 0 9 11ZM3 19.5A6 6 0 0 1 15 19.5M16 10.8A2.8 2.8 0 1 0 14.8 5.5M17 14A5 5 0 0 1 21 19"
        }
        "person" => {
            "M12 11.5A3.8 3.8 0 1 0 12 3.9A3.8 3.8 0 0 0 12 11.5ZM4.5 20A7.5 7.5 0 0 1 19.5 20"
        }
        "bot" => {
            "M6 9H18V19H6ZM12 9V5.5M12 5.5A1.2 1.2 0 1 0 12 3.1A1.2 1.2 0 0 0 12 5.5ZM9.5 13V13.6M14.5 13V13.6M9.5 16.3H14.5M3.5 12.5V15.5M20.5 12.5V15.5"
        }
        "close" => "M6 6L18 18M18 6L6 18",
        "settings" => {
            "M5 7H11M15 7H19M13 4.8V9.2M5 12H7M11 12H19M9 9.8V14.2M5 17H13M17 17H19M15 14.8V19.2"
        }
        "plus" => "M12 5V19M5 12H19",
        "minus" => "M5 12H19",
        "first" => "M6 5V19M19 5L9 12L19 19Z",
        "previous" => "M16 5L7 12L16 19Z",
        "next" => "M8 5L17 12L8 19Z",
        "last" => "M18 5V19M5 5L15 12L5 19Z",
        "pencil" => "M4 20L5 15.5L16 4.5L19.5 8L8.5 19ZM13.5 7L17 10.5",
        "pause" => "M8 5V19M16 5V19",
        "download" => "M12 4V15M7 10.5L12 15.5L17 10.5M5 20H19",
        _ => "M12 3L14.5 9.5L21 12L14.5 14.5L12 21L9.5 14.5L3 12L9.5 9.5Z",
    };
    view! {
        <svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d=path /></svg>
    }
}
