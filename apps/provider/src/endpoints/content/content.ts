import type { Handlers } from '../../http/route.ts';
import { Problem } from '../../http/problem.ts';
import { chosenDocuments, findDocument, listDocuments, readHome } from '../../content/documents.ts';
import { chosenHotels } from '../../content/hotels.ts';
import { pictureOf } from '../../content/scene.ts';
import { articleOf, articleSummaryOf, blocksOf, feedPictureOf, inspirationOf } from '../../content/shapes.ts';
import type { Database } from '../../store/database.ts';

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
  | 'article';

/** What the editors wrote, as lists and one by one. */
export function contentHandlers(db: Database): Pick<Handlers, Keys> {
  return {
    homeImages: async () => ({ hero: pictureOf('home/hero', (await readHome(db)).hero) }),
    homeHotels: async () => chosenHotels(db, (await readHome(db)).hotels),
    homeTestimonials: async () => chosenDocuments(db, 'testimonials', (await readHome(db)).testimonials),
    homePressQuotes: async () => chosenDocuments(db, 'press-quotes', (await readHome(db)).pressQuotes),
    homePartners: async () => chosenDocuments(db, 'partners', (await readHome(db)).partners),
    partners: ({ query }) => listDocuments(db, 'partners', query),
    team: ({ query }) => listDocuments(db, 'team', query),
    mylers: ({ query }) => listDocuments(db, 'mylers', query),
    async careers({ query }) {
      const { items, total } = await listDocuments(db, 'careers', query);
      return { items: items.map((entry) => ({ ...entry, body: blocksOf(`careers/${entry.id}`, entry.body) })), total };
    },
    async inspirations({ query }) {
      const { items, total } = await listDocuments(db, 'inspirations', query);
      return { items: items.map(inspirationOf), total };
    },
    async instagramFeed({ query }) {
      const { items, total } = await listDocuments(db, 'instagram-feed', query);
      return { items: items.map(feedPictureOf), total };
    },
    async pressReleases({ query }) {
      const { items, total } = await listDocuments(db, 'press-releases', query);
      return { items: items.map(({ body: _, ...summary }) => summary), total };
    },
    async pressRelease({ params }) {
      const found = await findDocument(db, 'press-releases', params['id'] ?? '');
      if (!found) throw new Problem(404, 'There is no such press release.');
      return { ...found, body: blocksOf(`press-releases/${found.id}`, found.body) };
    },
    async articles({ query }) {
      const { items, total } = await listDocuments(db, 'articles', query);
      return { items: items.map(articleSummaryOf), total };
    },
    async article({ params }) {
      const found = await findDocument(db, 'articles', params['slug'] ?? '');
      if (!found) throw new Problem(404, 'There is no such article.');
      return articleOf(found);
    },
  };
}
