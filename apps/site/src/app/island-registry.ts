import { island } from '@myler/islands/island';

/**
 * Every island, by its name. Its code is in `<name>.island.tsx` and is fetched when it is time to hydrate it. The
 * registry is in `app`, the layer above the pages, because it imports their code.
 */
export const islands = {
  account: island(async () => (await import('../shell/account.island.tsx')).Account),
  calculator: island(async () => (await import('../pages/membership/calculator.island.tsx')).MembershipCalculator),
  enquiry: island(async () => (await import('../features/enquiry/enquiry.island.tsx')).SiteEnquiry),
  'faq-filter': island(async () => (await import('../pages/faq/faq-filter.island.tsx')).FaqFilter),
  family: island(async () => (await import('../features/fit/family.island.tsx')).FamilyPanel),
  'gift-balance': island(async () => (await import('../pages/gift-card-redeem/gift-balance.island.tsx')).GiftBalance),
  'gift-card': island(async () => (await import('../pages/e-gift-card/gift-card.island.tsx')).GiftCardIsland),
  'gift-open': island(async () => (await import('../pages/gift-card-open/gift-open.island.tsx')).GiftOpen, {
    clientOnly: true,
  }),
  'gift-order': island(async () => (await import('../pages/gift-card-order/gift-order.island.tsx')).GiftOrder, {
    clientOnly: true,
  }),
  map: island(async () => (await import('../features/map/map.island.tsx')).LiveHotelMap),
  'member-overview': island(async () => (await import('../pages/account/member-overview.island.tsx')).MemberOverview, {
    clientOnly: true,
  }),
  'member-details': island(async () => (await import('../pages/account/member-details.island.tsx')).MemberDetails, {
    clientOnly: true,
  }),
  'member-people': island(async () => (await import('../pages/account/member-people.island.tsx')).MemberPeople, {
    clientOnly: true,
  }),
  'member-payments': island(async () => (await import('../pages/account/member-payments.island.tsx')).MemberPayments, {
    clientOnly: true,
  }),
  'member-privacy': island(async () => (await import('../pages/account/member-privacy.island.tsx')).MemberPrivacy, {
    clientOnly: true,
  }),
  newsletter: island(async () => (await import('../features/newsletter/newsletter.island.tsx')).SiteNewsletter),
  'on-this-device': island(
    async () => (await import('../pages/privacy-policy/on-this-device.island.tsx')).OnThisDevice,
    { clientOnly: true },
  ),
  quotes: island(async () => (await import('../pages/home/quotes.island.tsx')).QuoteCarousel),
  'room-plan': island(async () => (await import('../pages/hotel/room-plan.island.tsx')).LiveRoomPlan),
  search: island(async () => (await import('../features/search/search.island.tsx')).PageSearch),
  shortlist: island(async () => (await import('../pages/shortlist/shortlist.island.tsx')).OwnShortlist, {
    clientOnly: true,
  }),
  together: island(async () => (await import('../pages/shortlist/together.island.tsx')).Together, {
    clientOnly: true,
  }),
};

declare module '@myler/islands/island' {
  interface Register {
    islands: typeof islands;
  }
}
