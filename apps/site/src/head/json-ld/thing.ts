import type { Graph, Thing } from 'schema-dts';

/** What a page says of itself in schema.org's words. Only the server says it: a browser has no use for it. */
export type PageThing = Thing;

/** The things of one page as its data block, which no browser runs; none where there is nothing to say. */
export function jsonLd(things: readonly (PageThing | undefined)[]): { type: string; children: string }[] {
  const known = things.filter((thing) => thing !== undefined);
  if (known.length === 0) return [];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': known };
  // No text of a page can end the block it stands in.
  return [{ type: 'application/ld+json', children: JSON.stringify(graph).replaceAll('<', '\\u003c') }];
}

/** `/our-hotels/flaros` as an address that stands by itself. */
export function absolute(path: string, origin: string): string {
  return new URL(path, origin).href;
}

/** The house, wherever it is named beside its own description on home. */
export function houseId(origin: string): { '@id': string } {
  return { '@id': absolute('/#organization', origin) };
}
