import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

const secretNames = [
  'authorization',
  'cookie',
  'password',
  'body',
  'creditCard',
  'token',
  'refreshToken',
  'accessToken',
];
const secretHeaders = ['authorization', 'cookie', '["set-cookie"]'];
const headerPathsOf = (object: string) =>
  secretHeaders.map((name) => (name.startsWith('[') ? object + name : `${object}.${name}`));

export interface LogOptions {
  /** The name of the server, in each line. */
  app: string;
  level: string;
  /** Redacts secrets two levels deep as well, which costs a tenth of a millisecond per line. */
  isDeep?: boolean;
  /** Standard output, line by line, unless something else is given. */
  output?: DestinationStream;
}

/** A log of JSON lines. Bodies, cookies and tokens must not be passed to it; as a safeguard they are redacted. */
export function createLog({ app, level, isDeep, output }: LogOptions): Logger {
  const nestedPaths = isDeep ? secretNames.flatMap((name) => [`*.${name}`, `*.*.${name}`]) : [];
  const options = {
    level,
    base: { app },
    timestamp: isoTimestamp,
    redact: {
      paths: [...secretNames, ...headerPathsOf('headers'), ...headerPathsOf('req.headers'), ...nestedPaths],
      censor: '[struck out]',
    },
  };
  return output ? pino(options, output) : pino(options);
}

let timestampMs = 0;
let timestamp = '';

/** The time as part of a line. Formatting costs more than the rest of a line, and lines often share a millisecond. */
function isoTimestamp(): string {
  const now = Date.now();
  if (now !== timestampMs) {
    timestampMs = now;
    timestamp = `,"time":"${new Date(now).toISOString()}"`;
  }
  return timestamp;
}

const MAX_BATCH_LENGTH = 32 * 1024;
const MAX_BATCH_AGE_MS = 500;

export interface BatchedOutput extends DestinationStream {
  /** Writes all lines before it returns. Pino calls it after a fatal error. */
  flushSync(): void;
}

/**
 * Standard output in batches, because a system call for each line costs more than the line. A line waits at
 * most half a second. When the process exits, also after an uncaught error, the last batch is written.
 */
export function batchedOutput(): BatchedOutput {
  // Synchronous, because a write that is under way when the process ends can be lost. In batches it costs little.
  const output = pino.destination({ sync: true });
  // Pino's own `minLength` measures the whole batch again for each line, which costs three times as much.
  let batch = '';
  const flush = () => {
    if (batch === '') return;
    const lines = batch;
    batch = '';
    output.write(lines);
  };
  const flushSync = () => {
    flush();
    output.flushSync();
  };
  process.once('exit', flushSync);
  setInterval(flush, MAX_BATCH_AGE_MS).unref();
  return {
    write(line) {
      batch += line;
      if (batch.length >= MAX_BATCH_LENGTH) flush();
    },
    flushSync,
  };
}
