/** How many visitors ask at once, in turn, until more of them bring nothing. */
const VISITORS = [4, 8, 16, 32, 64, 128];
/** What counts as more goodput, and not as chance. */
const GROWTH = 1.05;

/**
 * The number of visitors who ask again as soon as they have an answer at which goodput stops growing. With fewer, the system
 * has pauses. With more, they only wait for each other.
 *
 * Two numbers in a row must bring nothing, because one may be bad luck on a machine with other work.
 *
 * @param goodputWith measures the goodput of so many visitors
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
