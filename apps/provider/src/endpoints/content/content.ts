import { sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../http/route.ts';
import type { HomeImages } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import { chosenDocuments, findDocument, listDocuments, readHome } from '../../content/documents.ts';
import { chosenHotels } from '../../hotels/list.ts';
import { withTheirHotels } from '../../hotels/of-mylers.ts';
import { heroName, heroScenes, type HomeEntry } from '../../content/document-entries.ts';
import { pictureOf } from '../../content/scene.ts';
import {
  articleOf,
  articleSummaryOf,
  careerOf,
  faqEntryOf,
  feedPictureOf,
  inspirationOf,
  legalTextOf,
  pressReleaseOf,
  pressReleaseSummaryOf,
} from '../../content/to-contract.ts';
import { legalTextAt } from '../../legal-texts/holding.ts';
import type { Database } from '../../store/database.ts';
import { documents } from '../../store/schema.ts';

type Keys =
  | 'inspirations'
  | 'homePressQuotes'
  | 'homeTestimonials'
  | 'homeHotels'
  | 'homeImages'
  | 'homePartners'
  | 'pressReleases'
  | 'pressRelease'
  | 'partners'
  | 'team'
  | 'careers'
  | 'mylers'
  | 'instagramFeed'
  | 'articles'
  | 'article'
  | 'faq'
  | 'legalText';

/** Editorial content: lists and single documents. */
export function contentHandlers(db: Database, now: () => Date): Pick<Handlers, Keys> {
  return {
    homeImages: async () => homeImagesOf(await readHome(db)),
    homeHotels: async ({ query }) => chosenHotels(db, (await readHome(db)).hotels, query),
    homeTestimonials: async ({ query }) =>
      chosenDocuments(db, 'testimonials', (await readHome(db)).testimonials, query),
    homePressQuotes: async ({ query }) => chosenDocuments(db, 'press-quotes', (await readHome(db)).pressQuotes, query),
    homePartners: async ({ query }) => chosenDocuments(db, 'partners', (await readHome(db)).partners, query),
    partners: ({ query }) => listDocuments(db, 'partners', { page: query }),
    team: ({ query }) => listDocuments(db, 'team', { page: query }),
    async mylers({ query }) {
      const { items, total } = await listDocuments(db, 'mylers', { page: query });
      return { items: await withTheirHotels(db, items), total };
    },
    careers: ({ query }) => mapItems(listDocuments(db, 'careers', { page: query }), careerOf),
    inspirations: ({ query }) => mapItems(listDocuments(db, 'inspirations', { page: query }), inspirationOf),
    instagramFeed: ({ query }) => mapItems(listDocuments(db, 'instagram-feed', { page: query }), feedPictureOf),
    pressReleases: ({ query }) =>
      mapItems(listDocuments(db, 'press-releases', { page: query, where: ofYear(query.year) }), pressReleaseSummaryOf),
    async pressRelease({ params }) {
      const found = await findDocument(db, 'press-releases', params['id'] ?? '');
      if (!found) throw new Problem(404, 'There is no such press release.');
      return pressReleaseOf(found);
    },
    articles: ({ query }) =>
      mapItems(
        listDocuments(db, 'articles', { page: query, where: [...inCategory(query.category), ...about(query.hotel)] }),
        articleSummaryOf,
      ),
    async article({ params }) {
      const found = await findDocument(db, 'articles', params['slug'] ?? '');
      if (!found) throw new Problem(404, 'There is no such article.');
      return articleOf(found);
    },
    faq: ({ query }) => mapItems(listDocuments(db, 'faq', { page: query }), faqEntryOf),
    async legalText({ params }) {
      const found = await legalTextAt(db, params['id'] ?? '', now());
      if (!found) throw new Problem(404, 'There is no such legal text.');
      return legalTextOf(found);
    },
  };
}

function homeImagesOf(home: HomeEntry): HomeImages {
  const pictures = heroScenes(home).map(([hour, scene]) => [hour, pictureOf(heroName(home, hour), scene)]);
  return { hero: pictureOf('home/hero', home.hero), heroByHour: Object.fromEntries(pictures) };
}

async function mapItems<Entry, Shape>(
  list: Promise<{ items: Entry[]; total: number }>,
  shape: (entry: Entry) => Shape,
): Promise<{ items: Shape[]; total: number }> {
  const { items, total } = await list;
  return { items: items.map(shape), total };
}

const ofYear = (year: number | undefined): SQL[] =>
  year === undefined ? [] : [sql`${documents.data} ->> 'publishedOn' like ${`${year}-%`}`];

const inCategory = (category: string | undefined): SQL[] =>
  category === undefined ? [] : [sql`${documents.data} ->> 'category' = ${category}`];

const about = (hotelId: string | undefined): SQL[] =>
  hotelId === undefined
    ? []
    : [sql`${documents.data} -> 'body' @> ${JSON.stringify([{ type: 'hotel', hotelId }])}::jsonb`];
