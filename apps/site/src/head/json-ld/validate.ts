/** The properties that search engines require of each type on this site; schema.org itself requires none. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  Hotel: ['name', 'url', 'address', 'geo', 'image', 'description'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  JobPosting: ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation'],
  Person: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ListItem: ['position', 'name', 'item'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  ContactPoint: ['telephone', 'contactType'],
  PostalAddress: ['addressLocality'],
  Place: [],
  GeoCoordinates: ['latitude', 'longitude'],
  Product: ['name', 'image', 'description', 'brand', 'offers'],
  Brand: ['name'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'seller'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['unitText'],
  AggregateOffer: ['priceCurrency', 'lowPrice', 'highPrice', 'availability'],
  LocationFeatureSpecification: ['name', 'value'],
};

const addresses = new Set(['@id', 'url', 'item', 'image', 'logo', 'sameAs', 'mainEntityOfPage', 'urlTemplate']);
const days = new Set(['datePublished', 'dateModified', 'datePosted', 'validThrough']);

/** The errors in a page's JSON-LD; empty when it is valid. For tests only: pages do not ship it. */
export function problemsOf(text: string): string[] {
  let graph: unknown;
  try {
    graph = JSON.parse(text);
  } catch {
    return ['It is not JSON.'];
  }
  const { '@context': context, '@graph': things } = graph as { '@context'?: unknown; '@graph'?: unknown };
  if (context !== 'https://schema.org') return ['Its context is not schema.org.'];
  if (!Array.isArray(things) || things.length === 0) return ['It says nothing.'];
  const known = new Set(things.map((thing) => (thing as { '@id'?: string })['@id']));
  return [
    ...things.flatMap((thing, index) => inThing(thing as Record<string, unknown>, `${index}`)),
    ...referencesIn(things)
      .filter((id) => !known.has(id))
      .map((id) => `It refers to ${id}, and does not say what that is.`),
  ];
}

/** The things that are only named by their `@id`. */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { '@id': id, ...rest } = value as { '@id'?: unknown };
  return typeof id === 'string' && Object.keys(rest).length === 0 ? [id] : Object.values(rest).flatMap(referencesIn);
}

/**
 * The figures that a page's JSON-LD states: prices, pay, and counts of amenities and rooms. Each is to be read on the page too.
 * Coordinates, places in a list and days are none.
 */
export function figuresOf(text: string): number[] {
  const figures: number[] = [];
  JSON.parse(text, (key, value: unknown) => {
    if (typeof value === 'number' && !['position', 'latitude', 'longitude'].includes(key)) figures.push(value);
    return value;
  });
  return figures.filter((figure) => figure > 0);
}

function inThing(thing: Record<string, unknown>, at: string): string[] {
  const type = thing['@type'];
  // A reference by `@id`: the thing is described elsewhere.
  if (type === undefined)
    return typeof thing['@id'] === 'string' ? inAddress(thing['@id'], at) : [`${at} has no type.`];
  if (typeof type !== 'string' || !required[type]) return [`${at} is a ${JSON.stringify(type)}, which nobody knows.`];
  const missing = required[type].filter((name) => thing[name] === undefined);
  return [
    ...missing.map((name) => `${at} ${type} has no ${name}.`),
    ...Object.entries(thing).flatMap(([name, value]) => inValue(name, value, `${at} ${type}.${name}`)),
  ];
}

function inValue(name: string, value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => inValue(name, one, `${at}[${index}]`));
  if (typeof value === 'object' && value !== null) return inThing(value as Record<string, unknown>, at);
  if (typeof value !== 'string') return [];
  if (value.trim() === '') return [`${at} is empty.`];
  if (addresses.has(name)) return inAddress(value, at);
  if (days.has(name) && !/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(value)) return [`${at} is no day: ${value}`];
  return [];
}

function inAddress(value: string, at: string): string[] {
  return URL.canParse(value) ? [] : [`${at} is no whole address: ${value}`];
}
