import { z } from 'zod';
import { currencyCodes, perPound } from '@myler/config/currencies';
import { inspirationKinds, poolKinds } from '@myler/config/hotel-kinds';
import { hotelThemes, OLDEST_CHILD, regions } from '@myler/config/hotels';
import { journalCategories } from '@myler/config/journal';
import { factIds } from '@myler/config/key-facts';
import { couponKinds, membershipIds } from '@myler/config/memberships';
import { mylerSpecialisms } from '@myler/config/mylers';
import { faqCategories } from '@myler/config/questions';
import { SLUG } from '@myler/config/slug';
import { sceneEntry } from './scene.ts';

const slug = z.string().regex(SLUG);
const text = (max: number) => z.string().min(1).max(max);
const day = z.iso.date();
const money = z.strictObject({ amount: z.int().min(0), currency: z.enum(currencyCodes) });
/** An indication: a currency that a hotel does not name follows from its pounds, to the next ten. */
const inEveryCurrency = (named: z.output<typeof money>[]) =>
  currencyCodes.map((currency) => {
    const own = named.find((price) => price.currency === currency);
    if (own) return own;
    const pounds = named.find((price) => price.currency === 'GBP')?.amount ?? 0;
    return { amount: Math.ceil((pounds * perPound[currency]) / 1000) * 1000, currency };
  });
const saying = [
  z.strictObject({ type: z.enum(['paragraph', 'heading', 'pull-quote']), text: text(4000) }),
  z.strictObject({ type: z.literal('list'), items: z.array(text(400)) }),
  /** Words that several pages share: `@myler/config/key-facts`. */
  z.strictObject({ type: z.literal('fact'), fact: z.enum(factIds) }),
] as const;
/** What answers a question or binds two parties: words only. */
const plainBlock = z.union(saying);
const block = z.union([
  ...saying,
  z.strictObject({ type: z.literal('picture'), scene: sceneEntry, caption: text(200).optional() }),
  z.strictObject({ type: z.literal('hotel'), hotelId: slug }),
]);

interface ConnectedRoom {
  name: string;
  count: number;
  connectsWith?: string | undefined;
}

/** Whether the other side of a room's connecting door exists, leads back, and stands as often in the house. */
function isDoor({ name, count, connectsWith }: ConnectedRoom, rooms: readonly ConnectedRoom[]): boolean {
  return rooms.some((other) => other.name === connectsWith && other.connectsWith === name && other.count === count);
}

const month = z.int().min(1).max(12);
const years = z.int().min(0).max(OLDEST_CHILD);
const sentences = (max: number, from: number, to: number) => z.array(text(max)).min(from).max(to);

/** A hotel as editors write it, one file each: `content/hotels/<id>.json`. What follows from it is not written twice. */
export const hotelEntry = z
  .strictObject({
    id: slug.refine((id) => id !== 'hot' && id !== 'search', 'is a reserved name'),
    hot: z.boolean().default(false),
    /** How many member families keep it on their list: what "most loved" goes by. */
    keptBy: z.int().min(0),
    name: text(80),
    place: text(80),
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    region: z.enum(regions),
    themes: z.array(z.enum(hotelThemes)).min(1).max(5),
    line: text(200),
    coordinates: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    priceFrom: z
      .array(money)
      .refine((prices) => prices.some(({ currency }) => currency === 'GBP'), 'needs a price in pounds')
      .transform(inEveryCurrency),
    childrenFrom: years,
    agesNote: text(240),
    story: sentences(1200, 3, 3),
    rooms: z
      .array(
        z.strictObject({
          name: text(80),
          beds: text(160),
          sleeps: z.int().min(1).max(20),
          cots: z.int().min(0),
          connectsWith: text(80).optional(),
          count: z.int().min(1),
        }),
      )
      .min(3)
      .max(6),
    /** Rooms of the house that the table leaves out, and what they are: "garden rooms for two". */
    otherRooms: z.strictObject({ count: z.int().min(1), what: text(120) }).optional(),
    kidsClub: z
      .strictObject({ name: text(80), fromAge: years, toAge: years, hours: text(80), note: text(240) })
      .optional(),
    pools: z
      .array(
        z.strictObject({
          name: text(80),
          kind: z.enum(poolKinds),
          heated: z.boolean(),
          shallowest: z.number().min(0).max(10),
          note: text(200),
        }),
      )
      .max(4),
    food: z.strictObject({ childrensSupper: text(40), paragraphs: sentences(700, 1, 3) }),
    gettingThere: z.strictObject({ airport: text(80), transfer: text(120), story: text(700) }),
    /** What each leisure tier adds to the one before it; Dynasty has all of Black+. */
    privileges: z.strictObject({
      travel: sentences(160, 1, 3),
      gold: sentences(160, 1, 3),
      black: sentences(160, 1, 3),
      'black-plus': sentences(160, 1, 3),
    }),
    seasons: z
      .array(z.strictObject({ name: text(60), months: z.array(month).min(1), note: text(240) }))
      .min(2)
      .max(4),
    bestMonths: z.array(month).min(2),
    closedMonths: z.array(month),
    loved: sentences(200, 3, 3),
    notFor: sentences(200, 1, 3),
    /** Words people search it by that stand nowhere else in the text: "skiing", "riad". */
    alsoKnownAs: z.array(text(40)).max(12),
    /** Five; the first is the one on cards, and stands upright. */
    scenes: z.array(sceneEntry).length(5),
  })
  .refine(({ rooms }) => rooms.every((room) => !room.connectsWith || isDoor(room, rooms)), {
    message:
      'a connecting door has a room on each side, both rooms name it, and there are as many of one as of the other',
    path: ['rooms'],
  })
  .refine(({ bestMonths, closedMonths }) => !bestMonths.some((best) => closedMonths.includes(best)), {
    message: 'a month cannot be both the best and closed',
    path: ['bestMonths'],
  });
export type HotelEntry = z.output<typeof hotelEntry>;

const documents = {
  testimonials: z.strictObject({
    id: slug,
    quote: text(400),
    name: text(60),
    membershipId: z.enum(membershipIds),
    memberSince: z.int().min(2010),
  }),
  'press-quotes': z.strictObject({ id: slug, quote: text(300), publication: text(80), publishedOn: day }),
  'press-releases': z.strictObject({
    id: slug,
    title: text(160),
    summary: text(400),
    publishedOn: day,
    city: text(80),
    scene: sceneEntry,
    body: z.array(block),
  }),
  partners: z.strictObject({ id: slug, name: text(80), kind: text(40), line: text(200) }),
  team: z.strictObject({
    id: slug,
    name: text(80),
    role: text(80),
    city: text(80),
    biography: text(2000),
    monogram: text(4),
  }),
  careers: z.strictObject({
    id: slug,
    title: text(120),
    city: text(80),
    team: text(80),
    hours: text(80),
    summary: text(400),
    body: z.array(block),
    publishedOn: day,
    closesOn: day,
  }),
  mylers: z.strictObject({
    id: slug,
    name: text(80),
    city: text(80),
    languages: z.array(text(40)),
    specialisms: z.array(z.enum(mylerSpecialisms)).min(1),
    line: text(160),
    childrensAges: z.strictObject({ from: z.int(), to: z.int() }),
    introduction: text(2000),
    monogram: text(4),
  }),
  inspirations: z.strictObject({
    id: slug,
    title: text(80),
    kind: z.enum(inspirationKinds),
    line: text(200),
    story: sentences(900, 2, 3),
    scene: sceneEntry,
    hotels: z.array(slug).min(3),
  }),
  'instagram-feed': z.strictObject({ id: slug, scene: sceneEntry, caption: text(300), postedAt: z.iso.datetime() }),
  articles: z.strictObject({
    id: slug,
    title: text(160),
    summary: text(400),
    category: z.enum(journalCategories),
    author: text(80),
    publishedOn: day,
    updatedOn: day.optional(),
    scene: sceneEntry,
    body: z.array(block),
  }),
  faq: z.strictObject({
    id: slug,
    category: z.enum(faqCategories),
    question: text(160),
    answer: z.array(plainBlock).min(1),
  }),
  legal: z.strictObject({
    id: slug,
    title: text(80),
    introduction: text(1200),
    versions: z
      .array(z.strictObject({ version: text(20), effectiveOn: day, changes: z.array(text(400)).min(1) }))
      .min(1),
    sections: z.array(z.strictObject({ id: slug, title: text(120), body: z.array(plainBlock).min(1) })).min(1),
  }),
} as const;

export type DocumentKind = keyof typeof documents;
export type DocumentEntry<Kind extends DocumentKind> = z.output<(typeof documents)[Kind]>;
export const documentKinds = Object.keys(documents) as DocumentKind[];
export const documentEntry = (kind: DocumentKind): z.ZodType<{ id: string }> => documents[kind];

/** What the editors chose for the home page, by id and in order. */
export const homeEntry = z.strictObject({
  hero: sceneEntry,
  hotels: z.array(slug).min(1),
  testimonials: z.array(slug).min(1),
  pressQuotes: z.array(slug).min(1),
  partners: z.array(slug),
});
export type HomeEntry = z.output<typeof homeEntry>;

export const couponEntry = z.strictObject({
  code: z.string().regex(/^[A-Z0-9-]{3,32}$/),
  kind: z.enum(couponKinds),
  percent: z.int().min(1).max(100),
  label: text(120),
  membershipIds: z.array(z.enum(membershipIds)).min(1).optional(),
  currencies: z.array(z.enum(currencyCodes)).min(1).optional(),
  lastDay: day.optional(),
});

export const countryEntry = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/),
  name: text(120),
  callingCode: z.string().regex(/^\d+$/).optional(),
  /** GeoNames id and name, largest first. */
  cities: z.array(z.tuple([z.string(), text(200)])),
});
