import { Problem } from '@myler/api-client/problems';

const WINDOW_MS = 10 * 60_000;
/** Only codes with a valid check character count, so typing errors cannot reach this limit. */
const MAX_UNKNOWN_CODES = 300;

/**
 * Limits brute-force attacks on gift codes. It counts codes with a valid check character that belong to no card:
 * holders of cards hardly ever send one, attackers send many. It counts all client addresses together, because the
 * proxies limit each.
 */
export function createBruteForceLimit(now: () => Date) {
  let windowEndsAt = 0;
  let unknownCodes = 0;
  return {
    /**
     * Looks a code up, unless the limit is reached.
     *
     * @throws {Problem} 429 `too-many-codes`, and what `lookUp` throws
     */
    async count<T>(lookUp: () => Promise<T>): Promise<T> {
      const moment = now().getTime();
      if (moment >= windowEndsAt) [windowEndsAt, unknownCodes] = [moment + WINDOW_MS, 0];
      if (unknownCodes >= MAX_UNKNOWN_CODES) throw tooManyCodes(Math.ceil((windowEndsAt - moment) / 1000));
      try {
        return await lookUp();
      } catch (error) {
        if (error instanceof Problem && error.options.code === 'gift-card-unknown') unknownCodes++;
        throw error;
      }
    },
  };
}

function tooManyCodes(retryAfter: number): Problem {
  return new Problem(
    429,
    'Gift codes cannot be looked up for a few minutes. Nothing is wrong with yours; please try again.',
    {
      code: 'too-many-codes',
      retryAfter,
    },
  );
}
