import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

/**
 * Structured logs, one JSON line each. Bodies, queries, cookies and bearers are never handed to it; should one ever be,
 * it is struck out.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { app: 'proxy' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: {
      paths: [
        'authorization',
        'cookie',
        'headers.authorization',
        'headers.cookie',
        'headers["set-cookie"]',
        'req.headers.authorization',
        'req.headers.cookie',
        'password',
        'body',
        'creditCard',
        'token',
        'refreshToken',
        'accessToken',
      ],
      censor: '[struck out]',
    },
  };
  // Written in batches: a line for each request must not cost a system call for each.
  return pino(options, destination ?? pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 }));
}
