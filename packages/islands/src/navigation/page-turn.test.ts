import { expect, it } from 'vitest';
import { entryAdded, idle, isBackOnShownPage, leave, mustReplaceEntry, request, show, traverse } from './page-turn.ts';

const home = { key: 'a', page: '/' };
const faq = { key: 'b', page: '/faq' };
const faqFiltered = { key: 'c', page: '/faq?about=gifts' };

/** The visitor is on `/`, has followed a link to `/faq`, and its page has not come. */
const onTheWay = entryAdded(request(idle(home), 'link'), faq.key);
/** The page has come. */
const arrived = show(leave(onTheWay), faq);

it('a turned page is fetched, the page before is left, and the new one is shown', () => {
  expect([idle(home), onTheWay, leave(onTheWay), arrived].map(({ status, shown }) => [status, shown.page])).toEqual([
    ['idle', '/'],
    ['fetching', '/'],
    ['left', '/'],
    ['shown', '/faq'],
  ]);
  expect(request(arrived, 'in-place')).toMatchObject({ status: 'fetching', kind: 'in-place', shown: faq });
});

it('Back before anything was asked for is the browser’s, and changes nothing', () => {
  expect(traverse(idle(home))).toEqual(idle(home));
  expect(isBackOnShownPage(traverse(idle(home)), home)).toBe(false);
});

it('Back before the next page has come leaves the page that is shown', () => {
  const back = traverse(onTheWay);
  expect(back).toMatchObject({ status: 'fetching', kind: 'traversal', shown: home });
  expect(isBackOnShownPage(back, home)).toBe(true);
});

it('Back after the next page has come leads to another page, and to another hash of it leads to none', () => {
  const back = traverse(arrived);
  expect(isBackOnShownPage(back, home)).toBe(false);
  expect(isBackOnShownPage(back, { key: 'd', page: faq.page })).toBe(true);
});

it('a link to the page that is shown is no way back', () => {
  expect(isBackOnShownPage(request(arrived, 'link'), faq)).toBe(false);
});

it('a second link replaces the entry of a page that has not come, and of no other', () => {
  expect(mustReplaceEntry(onTheWay, faq.key)).toBe(true);
  // The page has come.
  expect(mustReplaceEntry(arrived, faq.key)).toBe(false);
  // The visitor has gone back to the first page's entry meanwhile.
  expect(mustReplaceEntry(traverse(onTheWay), home.key)).toBe(false);
  // Nothing was added, as after a reload.
  expect(mustReplaceEntry(idle(home), home.key)).toBe(false);
});

it('the last of several pages that were asked for is the one that is shown', () => {
  const second = entryAdded(request(onTheWay, 'in-place'), faqFiltered.key);
  expect(second).toMatchObject({ status: 'fetching', kind: 'in-place', shown: home });
  expect(show(leave(second), faqFiltered).shown).toBe(faqFiltered);
});
