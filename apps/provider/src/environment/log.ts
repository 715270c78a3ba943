import { pino, type Logger } from 'pino';

/** JSON lines on standard output. What could hold a secret is taken out here too, should it ever be handed in. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: { app: 'provider' },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['authorization', 'cookie', 'password', 'creditCard', 'refreshToken', 'accessToken'].flatMap((name) => [
        name,
        `*.${name}`,
        `*.*.${name}`,
      ]),
      censor: '[taken out]',
    },
  });
}
