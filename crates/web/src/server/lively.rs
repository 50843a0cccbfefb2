use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// A stream that fails when no byte goes in or out for a time: whoever sends nothing, and whoever reads nothing, gives his
/// place away.
pub struct Lively<S> {
    stream: S,
    still: Duration,
    /// When a byte last went in or out.
    last: Instant,
    /// Looks after `still` whether one has.
    alarm: Pin<Box<Sleep>>,
}

impl<S> Lively<S> {
    /// The stream, which may be still for so long.
    pub fn new(stream: S, still: Duration) -> Self {
        Self { stream, still, last: Instant::now(), alarm: Box::pin(sleep(still)) }
    }

    /// Waits on, or fails when the time is over.
    fn wait<T>(&mut self, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        while self.alarm.as_mut().poll(context).is_ready() {
            let end = self.last + self.still;
            if end <= Instant::now() {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            self.alarm.as_mut().reset(end);
        }
        Poll::Pending
    }

    /// What the stream says about bytes going in or out.
    fn noted<T>(&mut self, polled: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if polled.is_pending() {
            return self.wait(context);
        }
        self.last = Instant::now();
        polled
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Lively<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.noted(polled, context)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Lively<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.noted(polled, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.noted(polled, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind::TimedOut;
    use std::time::Duration;

    use super::Lively;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
    use tokio::time::sleep;

    const STILL: Duration = Duration::from_millis(200);

    #[tokio::test]
    async fn whoever_sends_nothing_is_given_up() {
        let (stream, mut other) = duplex(8);
        let mut lively = Lively::new(stream, STILL);
        for _ in 0..4 {
            sleep(STILL / 2).await;
            other.write_all(b"a").await.unwrap();
            assert_eq!(lively.read_u8().await.unwrap(), b'a', "every byte gives time again");
        }
        assert_eq!(lively.read_u8().await.unwrap_err().kind(), TimedOut);
    }

    #[tokio::test]
    async fn whoever_reads_nothing_is_given_up() {
        let (stream, _other) = duplex(8);
        let mut lively = Lively::new(stream, STILL);
        assert_eq!(lively.write_all(&[0; 9]).await.unwrap_err().kind(), TimedOut);
    }
}
