//! How much memory there is to be had.

use std::fs;
use std::path::Path;

/// Where nobody says how much there is: two gibibytes.
const UNKNOWN: u64 = 2 << 30;

/// How many bytes a computation may take: three quarters of what the machine, and the group of processes that this one
/// belongs to, have left; elsewhere than on Linux a fixed number.
pub fn available() -> u64 {
    let machine = fs::read_to_string("/proc/meminfo").ok().and_then(|text| of_machine(&text));
    let group = fs::read_to_string("/proc/self/cgroup").ok().and_then(|text| of_groups(&text));
    let least = machine.into_iter().chain(group).min().unwrap_or(UNKNOWN);
    least / 4 * 3
}

/// The line `MemAvailable:  1234 kB`.
fn of_machine(text: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? << 10)
}

/// What the group and all groups around it have left. Only the unified hierarchy (its line begins with `0::`) and the
/// usual place of the older one are looked at.
fn of_groups(text: &str) -> Option<u64> {
    let root = Path::new("/sys/fs/cgroup");
    let unified = text.lines().find_map(|line| line.strip_prefix("0::/")).map(|path| root.join(path));
    let unified = unified.iter().flat_map(|path| path.ancestors().take_while(|path| path.starts_with(root)));
    let newer = unified.filter_map(|path| left(&path.join("memory.max"), &path.join("memory.current")));
    let memory = root.join("memory");
    let older = left(&memory.join("memory.limit_in_bytes"), &memory.join("memory.usage_in_bytes"));
    newer.chain(older).min()
}

/// The limit less what is used; none where there is no limit.
fn left(limit: &Path, used: &Path) -> Option<u64> {
    let read = |path| fs::read_to_string(path).ok()?.trim().parse::<u64>().ok();
    Some(read(limit)?.saturating_sub(read(used)?))
}

#[cfg(test)]
mod tests {
    use super::{available, of_machine};

    #[test]
    fn what_the_machine_has_left() {
        let text = "MemTotal:        8000000 kB\nMemFree:  1 kB\nMemAvailable:    3000000 kB\n";
        assert_eq!(of_machine(text), Some(3_000_000 << 10));
        assert_eq!(of_machine("MemTotal: 5 kB\n"), None);
        assert_eq!(of_machine("MemAvailable: many\n"), None);
    }

    #[test]
    fn there_is_some() {
        assert!(available() > 1 << 20);
    }
}
