import type { PagePath } from '@myler/config/pages';

interface PageStates {
  /** Addresses at which the page has everything, one for each kind of content. */
  loaded: readonly string[];
  /** Addresses at which it has nothing to list, or lacks what a link brings. */
  empty?: readonly string[];
  /** The browser fetches nothing for it, so it has no error of its own. */
  fetchesNothing?: true;
  /** It shows a member's own data. A visitor sees the loaded addresses, too. */
  ofMembers?: true;
}

/** The states of every page. A page that is not here does not compile. */
export const pageStates: Record<PagePath, PageStates> = {
  '/': { loaded: ['/'] },
  '/membership': { loaded: ['/membership', '/membership?category=corporate', '/membership?tier=travel&nights=2'] },
  '/e-gift-card': { loaded: ['/e-gift-card'] },
  '/e-gift-card/redeem': { loaded: ['/e-gift-card/redeem'] },
  '/e-gift-card/open': { loaded: [], empty: ['/e-gift-card/open'] },
  '/e-gift-card/order': { loaded: [], empty: ['/e-gift-card/order'] },
  '/faq': { loaded: ['/faq'] },
  '/our-hotels': {
    loaded: ['/our-hotels', '/our-hotels?region=africa&month=8&ids=dar-zahra'],
    empty: ['/our-hotels?region=africa&month=8&price=1&step-free=1'],
  },
  '/our-hotels/$id': { loaded: ['/our-hotels/dar-zahra'] },
  '/inspirations': { loaded: ['/inspirations'] },
  '/travel-journal': { loaded: ['/travel-journal', '/travel-journal?page=2'] },
  '/travel-journal/$slug': {
    loaded: ['/travel-journal/wellness', '/travel-journal/six-letters-about-the-last-eighty-minutes'],
  },
  '/shortlist': { loaded: ['/shortlist?hotels=dar-zahra'], empty: ['/shortlist'] },
  '/shortlist/together': { loaded: [], empty: ['/shortlist/together'] },
  '/search-results': {
    loaded: ['/search-results?q=seychelles'],
    empty: ['/search-results', '/search-results?q=xyzzyq'],
  },
  '/discover-myler': { loaded: ['/discover-myler'] },
  '/myler-directory': {
    loaded: ['/myler-directory', '/myler-directory?match=1&specialism=snow&ages=4'],
    empty: ['/myler-directory?city=nowhere&language=klingon'],
  },
  '/about': { loaded: ['/about'], fetchesNothing: true },
  '/the-team': { loaded: ['/the-team'] },
  '/careers': { loaded: ['/careers'] },
  '/partner-with-us': { loaded: ['/partner-with-us'] },
  '/press': { loaded: ['/press'] },
  '/press/list': { loaded: ['/press/list'] },
  '/press/$id': { loaded: ['/press/ten-years'] },
  // A link to it opens it as a dialog, so it is always rendered by the server.
  '/terms-and-conditions': { loaded: ['/terms-and-conditions'], fetchesNothing: true },
  '/privacy-policy': { loaded: ['/privacy-policy'] },
  '/unsubscribe': { loaded: [], empty: ['/unsubscribe'], fetchesNothing: true },
  '/unsubscribed': { loaded: ['/unsubscribed'], fetchesNothing: true },
  '/not-found': { loaded: ['/not-found'], fetchesNothing: true },
  '/account': { loaded: ['/account'], ofMembers: true },
  '/account/details': { loaded: ['/account/details'], ofMembers: true },
  '/account/payments': { loaded: ['/account/payments'], ofMembers: true },
  '/account/privacy': { loaded: ['/account/privacy'], ofMembers: true },
};
