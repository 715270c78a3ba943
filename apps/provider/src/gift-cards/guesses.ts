import { Problem } from '@myler/api-client/problems';

const WINDOW_MS = 10 * 60_000;
/** Every one of them passed the check character: nobody's slips come to as many. */
const MOST = 300;

/**
 * Codes that check out and that no card has: people hardly ever send one, whoever tries codes sends many, from as many
 * addresses as they like. Counted over all addresses, in this process; the proxies count each address.
 */
export function createGuessCounter(now: () => Date) {
  let until = 0;
  let guesses = 0;
  return {
    /**
     * Looks a code up, unless too many were tried.
     *
     * @throws {Problem} 429 `too-many-codes`, and whatever looking throws
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
