//! The network of a page's device, as the browser emulates it.

use crate::page::Page;
use serde_json::json;

impl Page {
    /// The network is gone, as the browser tells its pages. Sockets that are open are
    /// left alone: see [`Line::cut`](crate::Line::cut).
    #[track_caller]
    pub fn lose_network(&self) {
        self.set_network(true, 0, -1);
    }

    /// It is back.
    #[track_caller]
    pub fn find_network(&self) {
        self.set_network(false, 0, -1);
    }

    /// From now on it is as slow as what browsers call "Slow 3G": 400 ms each way,
    /// 400 kbit a second.
    #[track_caller]
    pub fn be_on_slow_3g(&self) {
        self.set_network(false, 400, 50_000);
    }

    /// The same for "Fast 3G": 150 ms each way, 1.44 Mbit a second.
    #[track_caller]
    pub fn be_on_fast_3g(&self) {
        self.set_network(false, 150, 180_000);
    }

    #[track_caller]
    fn set_network(&self, is_offline: bool, latency: u32, bytes_per_second: i32) {
        let set = self.call(
            "Network.emulateNetworkConditions",
            json!({"offline": is_offline, "latency": latency,
                   "downloadThroughput": bytes_per_second,
                   "uploadThroughput": bytes_per_second}),
        );
        self.expect(set);
    }
}
