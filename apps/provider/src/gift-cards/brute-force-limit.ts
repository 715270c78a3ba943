import { Problem } from '@myler/api-client/problems';

const WINDOW_MS = 10 * 60_000;
/** Only codes with a valid check character count, so typing errors cannot reach this limit. */
const MOST = 300;

/**
 * Limits brute-force attacks on gift codes. It counts codes with a valid check character that belong to no card:
 * holders of cards hardly ever send one, attackers send many. It counts all client addresses together, because the
 * proxies limit each.
 */
export function createBruteForceLimit(now: () => Date) {
  let until = 0;
  let guesses = 0;
  return {
    /**
     * Looks a code up, unless the limit is reached.
     *
     * @throws {Problem} 429 `too-many-codes`, and what `look` throws
     */
    async count<T>(look: () => Promise<T>): Promise<T> {
      const moment = now().getTime();
      if (moment >= until) [until, guesses] = [moment + WINDOW_MS, 0];
      if (guesses >= MOST) throw tooMany(Math.ceil((until - moment) / 1000));
      try {
        return await look();
      } catch (error) {
        if (error instanceof Problem && error.options.code === 'gift-card-unknown') guesses++;
        throw error;
      }
    },
  };
}

function tooMany(retryAfter: number): Problem {
  return new Problem(
    429,
    'Gift codes cannot be looked up for a few minutes. Nothing is wrong with yours; please try again.',
    {
      code: 'too-many-codes',
      retryAfter,
    },
  );
}
