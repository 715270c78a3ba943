/**
 * The page numbers to show, with `undefined` for a gap: the first and the last, the current one and its neighbours. A
 * gap of a single page is filled, because its number takes no more room than the dots.
 */
export function pagesShown(current: number, total: number): (number | undefined)[] {
  const wanted = new Set([1, total, current - 1, current, current + 1]);
  const shown: (number | undefined)[] = [];
  let last = 0;
  for (let page = 1; page <= total; page += 1) {
    if (!wanted.has(page)) continue;
    if (page - last === 2) shown.push(page - 1);
    else if (page - last > 2) shown.push(undefined);
    shown.push(page);
    last = page;
  }
  return shown;
}
