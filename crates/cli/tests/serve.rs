//! `lastmove serve`: the address, the page, the end.

#![cfg(unix)]

#[expect(dead_code, reason = "other tests need more of it")]
mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use common::{lastmove, remarks, text};

/// A server, which ends with the test.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(words: &[&str]) -> Self {
        Self::of(&mut lastmove(["serve", "--port", "0"].into_iter().chain(words.iter().copied())))
    }

    fn of(command: &mut Command) -> Self {
        let mut process = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.strip_prefix("http://").and_then(|line| line.strip_suffix("/\n")).unwrap_or_else(|| {
            panic!("no address: {line:?}");
        });
        Self { process, address: address.to_owned() }
    }

    fn connect(&self) -> TcpStream {
        TcpStream::connect(&self.address).unwrap()
    }

    fn ask(&self, request: &str) -> TcpStream {
        let mut stream = self.connect();
        stream.write_all(request.as_bytes()).unwrap();
        stream
    }

    fn get(&self, path: &str) -> String {
        let mut stream =
            self.ask(&format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address));
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Sends the signal; gives the exit status and what was said on standard error.
    fn end(mut self, signal: &str) -> (Option<i32>, String) {
        let begun = Instant::now();
        let sent = Command::new("kill").args([signal, &self.process.id().to_string()]).status().unwrap();
        assert!(sent.success());
        let status = self.process.wait().unwrap();
        assert!(begun.elapsed() < Duration::from_secs(4), "it took {:?} to end", begun.elapsed());
        let mut said = String::new();
        self.process.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        (status.code(), said)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

#[test]
fn it_answers_until_ctrl_c() {
    let server = Server::start(&[]);
    assert!(server.address.starts_with("127.0.0.1:"), "{}", server.address);
    let answer = server.get("/api/v1/solve?game=nim&position=3+4&detail=brief");
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    assert!(answer.contains("\"winning_moves\":[{\"move\":\"4:3\"}]"), "{answer}");
    assert_eq!(server.end("-INT"), (Some(0), "Ctrl-C stops the server.\n".to_owned()));
}

#[test]
fn it_ends_soon_whatever_goes_on() {
    let server = Server::start(&["--lang", "de"]);
    let _idle = server.connect();
    let heavy = "GET /api/v1/period?game=0.007 HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let _busy = (0..3).map(|_| server.ask(heavy)).collect::<Vec<_>>();
    let _begun = server.ask("POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{");
    std::thread::sleep(Duration::from_millis(300));
    assert_eq!(server.end("-TERM"), (Some(0), "Strg-C beendet den Server.\n".to_owned()));
}

#[test]
fn a_port_that_is_taken() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    for (language, said) in
        [("en", "error: Another program is already using port"), ("de", "Fehler: Den Port"), ("ja", "エラー: ポート")]
    {
        let output = lastmove(["serve", "--port", &port, "--lang", language]).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(text(&output), "");
        assert!(remarks(&output).starts_with(said) && remarks(&output).contains("--port 0"), "{}", remarks(&output));
    }
}

#[test]
fn a_browser_that_is_missing_is_said() {
    let nowhere = std::env::temp_dir().join("lastmove-no-programs-here");
    let server = Server::of(lastmove(["serve", "--port", "0", "--open"]).env("PATH", nowhere));
    assert!(server.get("/api/v1/games").starts_with("HTTP/1.1 200 OK\r\n"));
    let address = format!("http://{}/", server.address);
    let (status, said) = server.end("-INT");
    assert_eq!(status, Some(0));
    assert!(said.contains("No browser could be opened") && said.replace('\n', " ").contains(&address), "{said}");
}
