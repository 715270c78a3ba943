import type { Answer } from './answers.ts';

type Ask = () => Promise<Answer>;

/** What a visitor waits who was refused, before asking again. */
const PAUSE_MS = 100;
/** How exact the times of arrivals are. */
const TICK_MS = 2;

/** Not that of node:timers, because the tests replace the clock. */
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The answers of a load, and the time in which its requests were sent, as `performance.now()` counts. */
export interface Load {
  answers: Answer[];
  begin: number;
  end: number;
}

/**
 * So many visitors, each of whom asks again as soon as there is an answer.
 *
 * @param ms how long they begin anew
 * @returns when the last answer has come
 */
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

/**
 * Visitors who arrive at a fixed rate, whatever became of those before them: a server that is slow does not get fewer.
 *
 * @param rate a second
 * @param ms how long they arrive
 * @param onSent is called when the last one has arrived
 * @returns when the last answer has come
 */
export async function openLoop(
  ask: Ask,
  rate: number,
  ms: number,
  onSent: () => void = () => undefined,
): Promise<Load> {
  const answers: Promise<Answer>[] = [];
  const begin = performance.now();
  for (let now = 0; now < ms; now = performance.now() - begin) {
    while (answers.length < (now / 1000) * rate) answers.push(ask());
    await delay(TICK_MS);
  }
  const end = performance.now();
  onSent();
  return { answers: await Promise.all(answers), begin, end };
}
