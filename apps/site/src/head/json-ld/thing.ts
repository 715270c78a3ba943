import type { Graph, Thing } from 'schema-dts';

/**
 * A description of a page in the vocabulary of schema.org. Rendered on the server only, because a browser does not use
 * it.
 */
export type PageThing = Thing;

/** The JSON-LD of one page as a data block, which no browser runs; empty when there is nothing to describe. */
export function jsonLd(things: readonly (PageThing | undefined)[]): { type: string; children: string }[] {
  const definedThings = things.filter((thing) => thing !== undefined);
  if (definedThings.length === 0) return [];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': definedThings };
  // Escaped, so that no text in it can end the script element.
  return [{ type: 'application/ld+json', children: JSON.stringify(graph).replaceAll('<', '\\u003c') }];
}

/** The absolute address of a path such as `/our-hotels/flaros`. */
export function absolute(path: string, origin: string): string {
  return new URL(path, origin).href;
}

/** A reference to the organisation, which home describes in full. */
export function houseId(origin: string): { '@id': string } {
  return { '@id': absolute('/#organization', origin) };
}
