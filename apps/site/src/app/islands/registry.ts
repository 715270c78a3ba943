import type { ComponentType } from 'react';
import { island, type IslandDefinition, type IslandOptions } from './island.ts';

/**
 * Every part of a page that lives, by its name. The code is in `<name>.island.tsx` and is fetched when the island wakes.
 */
export const islands = {
  account: island(async () => (await import('../../shell/account.island.tsx')).Account),
  calculator: island(async () => (await import('../../pages/membership/calculator.island.tsx')).Calculator),
  enquiry: island(async () => (await import('../../enquiry/enquiry.island.tsx')).SiteEnquiry),
  'faq-filter': island(async () => (await import('../../pages/faq/faq-filter.island.tsx')).FaqFilter),
  'gift-balance': island(
    async () => (await import('../../pages/gift-card-redeem/gift-balance.island.tsx')).GiftBalance,
  ),
  'gift-card': island(async () => (await import('../../pages/e-gift-card/gift-card.island.tsx')).GiftCardWriting),
  'gift-order': island(async () => (await import('../../pages/gift-card-order/gift-order.island.tsx')).GiftOrder, {
    clientOnly: true,
  }),
  map: island(async () => (await import('../../map/map.island.tsx')).LiveHotelMap),
  newsletter: island(async () => (await import('../../dialogs/newsletter.island.tsx')).LetterForm),
  'on-this-device': island(
    async () => (await import('../../pages/privacy-policy/on-this-device.island.tsx')).OnThisDevice,
    { clientOnly: true },
  ),
  quotes: island(async () => (await import('../../pages/home/quotes.island.tsx')).QuoteCarousel),
  search: island(async () => (await import('../../search/search.island.tsx')).PageSearch),
  shortlist: island(async () => (await import('../../pages/shortlist/shortlist.island.tsx')).OwnShortlist, {
    clientOnly: true,
  }),
};

export type IslandName = keyof typeof islands;

/** The props of an island's component. */
export type PropsOf<Name extends IslandName> = {
  [Each in IslandName]: (typeof islands)[Each] extends IslandDefinition<infer Props> ? Props : never;
}[Name];

/** Whether the server shows a skeleton in the island's place. */
export type IsClientOnly<Name extends IslandName> = {
  [Each in IslandName]: (typeof islands)[Each]['options'] extends { clientOnly: true } ? true : false;
}[Name];

/** An island whose props nobody knows any more: as it comes out of a page. */
export type AnyIsland = ComponentType<object>;

const loaded = new Map<IslandName, AnyIsland>();

/** Fetches the code of an island; what failed is fetched again the next time. */
export async function loadIsland(name: IslandName): Promise<AnyIsland> {
  const known = loaded.get(name);
  if (known) return known;
  const definition: { load: () => Promise<unknown> } = islands[name];
  const component = (await definition.load()) as AnyIsland;
  loaded.set(name, component);
  return component;
}

/** The component, when its code is here. On the server all are ({@link loadIslands}). */
export function loadedIsland(name: IslandName): AnyIsland | undefined {
  return loaded.get(name);
}

export function isClientOnly(name: IslandName): boolean {
  const { options }: { options: IslandOptions } = islands[name];
  return options.clientOnly === true;
}

export function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islands, name);
}

/** For the server, which renders without waiting. */
export async function loadIslands(): Promise<void> {
  await Promise.all(Object.keys(islands).filter(isIslandName).map(loadIsland));
}
