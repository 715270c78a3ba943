/** What a visitor was told: what was asked for, to come back later, or neither. */
export type Outcome = 'accepted' | 'refused' | 'failed';

export interface Answer {
  outcome: Outcome;
  /** The status, or what was wrong. */
  what: string;
  /** Milliseconds from sending to the last byte. */
  ms: number;
  /** When the last byte came, as `performance.now()` counts. */
  at: number;
}

/** The answers of a load, and the time in which its requests were sent, as `performance.now()` counts. */
export interface Load {
  answers: Answer[];
  begin: number;
  end: number;
}

type Ask = () => Promise<Answer>;

/** What a visitor waits who was refused, before asking again. */
const PAUSE_MS = 100;
/** How exact the times of arrivals are. */
const TICK_MS = 2;

/** Not that of node:timers, because the tests replace the clock. */
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** So many visitors, each of whom asks again as soon as there is an answer, for so many milliseconds. */
export async function closedLoop(ask: Ask, visitors: number, ms: number): Promise<Load> {
  const answers: Answer[] = [];
  const begin = performance.now();
  const end = begin + ms;
  const visitor = async () => {
    while (performance.now() < end) {
      const answer = await ask();
      answers.push(answer);
      if (answer.outcome !== 'accepted') await delay(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return { answers, begin, end };
}

/** Visitors who arrive at a rate (a second), whatever became of those before them: a server that is slow does not get fewer. */
export async function openLoop(ask: Ask, rate: number, ms: number): Promise<Load> {
  const answers: Promise<Answer>[] = [];
  const begin = performance.now();
  for (let now = 0; now < ms; now = performance.now() - begin) {
    while (answers.length < (now / 1000) * rate) answers.push(ask());
    await delay(TICK_MS);
  }
  const end = performance.now();
  return { answers: await Promise.all(answers), begin, end };
}

/**
 * Judges an answer as its visitor does. A refusal must say when to come back: otherwise a browser cannot know that trying
 * again is of use.
 *
 * @param retryAfter in seconds; 0 when the answer does not say
 */
export function judge(status: number | string, retryAfter: number): Pick<Answer, 'outcome' | 'what'> {
  const what = String(status);
  if (/^2..$/.test(what)) return { outcome: 'accepted', what };
  if (status !== 429 && status !== 503) return { outcome: 'failed', what };
  return retryAfter > 0 ? { outcome: 'refused', what } : { outcome: 'failed', what: `${what} without Retry-After` };
}

/**
 * Accepted answers a second. Only those count that came while requests were sent, and after `warmUp` milliseconds: the
 * queues that are worked off afterwards would make a server look faster than it is.
 */
export function goodputAfter(warmUp: number, { answers, begin, end }: Load): number {
  const from = begin + warmUp;
  const inTime = answers.filter(({ outcome, at }) => outcome === 'accepted' && at >= from && at < end);
  return inTime.length / ((end - from) / 1000);
}

/** How many visitors ask at once, in turn, until more of them bring nothing. */
const VISITORS = [4, 8, 16, 32, 64, 128];
/** What counts as more goodput, and not as chance. */
const GROWTH = 1.05;

/**
 * The number of visitors who ask again as soon as they have an answer at which goodput stops growing. With fewer, the system
 * has pauses. With more, they only wait for each other.
 *
 * Two numbers in a row must bring nothing, because one may be bad luck on a machine with other work.
 */
export async function findSaturation(goodputWith: (visitors: number) => Promise<number>): Promise<number> {
  let best = { visitors: 0, goodput: 0 };
  let withoutGrowth = 0;
  for (const visitors of VISITORS) {
    const goodput = await goodputWith(visitors);
    const hasGrown = goodput > best.goodput * GROWTH;
    if (hasGrown) best = { visitors, goodput };
    withoutGrowth = hasGrown ? 0 : withoutGrowth + 1;
    if (withoutGrowth === 2) break;
  }
  if (best.visitors === 0) throw new Error('Nobody gets an answer, before anything is overloaded.');
  return best.visitors;
}
