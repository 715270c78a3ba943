import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Found } from '../../faults/faults.ts';
import type { System } from '../../system/system.ts';
import { attacks, type Attack, socketFaultOf } from './attacks.ts';

/** A port that strangers might reach. */
interface Door {
  name: string;
  port: number;
}

/** How many connections of one kind are open at each door. */
const MANY = 100;
/** Longer than every server waits for headers and bodies, and for its next look at the clock. */
const LONGEST_WAIT_MS = 75_000;

/** How long a client waits for an answer that may not come, and for more of them. */
const SILENCE_MS = 300;
const MORE_MS = 15;

/** The balancer before the proxies, one proxy, and one provider. */
function doorsOf({ origin, proxies, providers }: System): Door[] {
  const portOf = (of: string | undefined) => Number(new URL(of ?? '').port);
  return [
    { name: 'nginx', port: portOf(origin) },
    { name: 'a proxy', port: portOf(proxies[0]?.origin) },
    { name: 'a provider', port: portOf(providers[0]?.origin) },
  ];
}

/** Plays every attack at every door, while {@link MANY} connections at each do nothing at all. */
export async function playAttacks(system: System): Promise<Found> {
  const found: Found = { requests: 0, failures: [] };
  const playAt = async (door: Door) => {
    const idle = await openMany(door, () => '');
    for (const attack of attacks) {
      found.requests++;
      const fault = socketFaultOf(attack, await exchange(door, attack));
      if (fault) found.failures.push(`${attack.name}, sent to ${door.name}, ${fault}`);
    }
    await expectAnswer(door, found);
    for (const socket of idle) socket.destroy();
  };
  await Promise.all(doorsOf(system).map(playAt));
  return found;
}

/**
 * What came back. The client says that it has finished only after the answer, because nginx drops a request whose sender
 * has left.
 *
 * @throws {Error} when the server keeps the connection although the client has finished
 */
async function exchange({ port }: Door, { bytes, requests = 1 }: Attack): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = closeOf(socket);
  const ended = Promise.race([closed, once(socket, 'end')]).catch(() => undefined);
  socket.on('error', () => undefined);
  socket.write(bytes);
  await Promise.race([ended, once(socket, 'data'), delay(SILENCE_MS)]).catch(() => undefined);
  // The answers to the requests after the first, if there are any.
  await Promise.race([ended, delay(requests > 1 ? SILENCE_MS : MORE_MS)]);
  socket.end();
  const isOver = await Promise.race([ended.then(() => true), delay(5_000, false, { ref: false })]);
  socket.destroy();
  if (!isOver) throw new Error('The connection is still open five seconds after its end.');
  return Buffer.concat(chunks).toString('latin1');
}

/** Opens connections that say something and never finish. */
async function openMany({ port }: Door, text: (index: number) => string): Promise<Socket[]> {
  const sockets = Array.from({ length: MANY }, (_, index) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(text(index));
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

/** A visitor at this door is answered, whatever the other connections do. */
async function expectAnswer({ name, port }: Door, found: Found): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  );
  if (response?.status !== 200) found.failures.push(`${name} does not answer beside other connections`);
}

/** Where a slow client stops: within the first line, within the headers, and before the body. */
const UNFINISHED = [
  'GET /',
  'GET / HTTP/1.1\r\nHost: site\r\nX-Slow: ',
  'POST /api/newsletter HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{',
];

/** Requests that never end, at every door. Each server must give them up, and answer others meanwhile. */
export async function playSlowClients(system: System): Promise<Found> {
  const found: Found = { requests: 0, failures: [] };
  const clients = await Promise.all(
    doorsOf(system).map(async (door) => {
      const sockets = await openMany(door, (index) => UNFINISHED[index % UNFINISHED.length] ?? '');
      found.requests += sockets.length;
      await expectAnswer(door, found);
      return { door, sockets };
    }),
  );
  const all = clients.flatMap(({ sockets }) => sockets);
  // One byte a second: a server that waits for silence would wait for ever.
  const slow = setInterval(() => {
    for (const socket of all) if (socket.writable) socket.write('x');
  }, 1_000);
  await Promise.race([Promise.all(all.map(closeOf)), delay(LONGEST_WAIT_MS, undefined, { ref: false })]);
  clearInterval(slow);
  for (const { door, sockets } of clients) {
    const open = sockets.filter(({ closed }) => !closed).length;
    if (open > 0) found.failures.push(`${door.name} still waits for ${open} of ${sockets.length} slow clients`);
    for (const socket of sockets) socket.destroy();
  }
  return found;
}

/** Also when it ends with an error, which `once` would throw. */
const closeOf = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : void socket.once('close', () => resolve())));
