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
  return things.flatMap((thing, index) => inThing(thing as Record<string, unknown>, `${index}`));
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
