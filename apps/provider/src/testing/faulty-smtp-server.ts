import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Faults that the server can simulate. */
const smtpFaults = [
  'refuses for now',
  'refuses for good',
  'takes no words now',
  'has no room for the words',
  'waits before it takes the words',
  'hangs up after the last word',
] as const;
export type SmtpFault = (typeof smtpFaults)[number];

export interface FaultySmtpServer {
  url: string;
  /** The accepted messages, unchanged, with their recipients. */
  received: { to: string[]; raw: string }[];
  fault: SmtpFault | undefined;
  /** Accepts the messages that it has kept waiting. */
  release(): void;
  /** How many messages wait. */
  waiting(): number;
  close(): Promise<void>;
}

/** A real SMTP server that records the messages it accepts. */
export async function startFaultySmtpServer(): Promise<FaultySmtpServer> {
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (server.fault === 'refuses for now') return done(refusal(451, 'try later'));
      if (server.fault === 'refuses for good') return done(refusal(550, 'no such mailbox'));
      done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (server.fault === 'takes no words now') return done(refusal(452, 'try later'));
        if (server.fault === 'has no room for the words') return done(refusal(554, 'not wanted here'));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        server.received.push({ to, raw: Buffer.concat(chunks).toString('latin1') });
        if (server.fault === 'hangs up after the last word') for (const socket of sockets) socket.destroy();
        else if (server.fault === 'waits before it takes the words') waiting.push(done);
        else done();
      });
    },
  });
  // Some tests make the client close its connection, which is not an error of the server.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const server: FaultySmtpServer = {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    received: [],
    fault: undefined,
    release: () => waiting.splice(0).forEach((accept) => accept()),
    waiting: () => waiting.length,
    close() {
      // Of a test that failed, whose client still waits.
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => smtp.close(resolve));
    },
  };
  return server;
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
