import net from 'node:net';

const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip, deflate, br, zstd\r\n\r\n';

/**
 * One visitor on one connection: requests, reads to the last byte, requests again. Uses a socket, because Node's own
 * HTTP client costs more than the server that is measured.
 *
 * @param end when to stop, as `performance.now` counts
 * @returns how many answers came
 */
export function sendRequests(port: number, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0;
    let length = 0;
    let head = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(REQUEST));
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      if (length === 0) {
        head += chunk.toString('latin1');
        const headEnd = head.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        if (!head.startsWith('HTTP/1.1 200')) {
          socket.destroy(new Error(head.slice(0, headEnd)));
          return;
        }
        length = headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]) - head.length;
      } else {
        length -= chunk.byteLength;
      }
      if (length > 0) return;
      count += 1;
      length = 0;
      head = '';
      if (performance.now() < end) {
        socket.write(REQUEST);
        return;
      }
      socket.destroy();
      resolve(count);
    });
  });
}
