import { z } from 'zod';
import * as contract from '@myler/api-client/contract';
import { currencyCodes } from '@myler/config/currencies';
import { membershipIds } from '@myler/config/memberships';
import { sceneEntry } from './scene.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const text = (max: number) => z.string().min(1).max(max);
const day = z.iso.date();
const money = z.strictObject({ amount: z.int().min(0), currency: z.enum(currencyCodes) });
const block = z.union([
  z.strictObject({ type: z.enum(['paragraph', 'heading', 'pull-quote']), text: text(4000) }),
  z.strictObject({ type: z.literal('list'), items: z.array(text(400)) }),
  z.strictObject({ type: z.literal('picture'), scene: sceneEntry, caption: text(200).optional() }),
  z.strictObject({ type: z.literal('hotel'), hotelId: slug }),
]);

export const hotelEntry = z.strictObject({
  id: slug.refine((id) => id !== 'hot' && id !== 'search', 'is a reserved name'),
  hot: z.boolean().default(false),
  name: text(80),
  place: text(80),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  region: z.enum(contract.regions),
  line: text(200),
  coordinates: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  priceFrom: z.array(money).length(currencyCodes.length),
  connectingRooms: z.int().min(0),
  cots: z.int().min(0),
  story: z.array(text(1200)).length(3),
  rooms: z
    .array(
      z.strictObject({
        name: text(80),
        beds: text(160),
        sleeps: z.int().min(1).max(20),
        cots: z.int().min(0),
        connectsWith: text(80).optional(),
      }),
    )
    .min(2),
  loved: z.array(text(200)).min(2),
  notFor: z.array(text(200)).min(1),
  /** The first is the one on cards, and stands upright. */
  scenes: z.array(sceneEntry).min(1),
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
    body: z.array(block),
  }),
  partners: z.strictObject({ id: slug, name: text(80), line: text(200) }),
  team: z.strictObject({ id: slug, name: text(80), role: text(80), biography: text(2000), monogram: text(4) }),
  careers: z.strictObject({
    id: slug,
    title: text(120),
    city: text(80),
    team: text(80),
    summary: text(400),
    body: z.array(block),
    publishedOn: day,
  }),
  mylers: z.strictObject({
    id: slug,
    name: text(80),
    city: text(80),
    languages: z.array(text(40)),
    specialisms: z.array(text(80)),
    childrensAges: z.strictObject({ from: z.int(), to: z.int() }),
    introduction: text(2000),
    monogram: text(4),
  }),
  inspirations: z.strictObject({
    id: slug,
    title: text(80),
    line: text(200),
    scene: sceneEntry,
    hotels: z.array(slug),
  }),
  'instagram-feed': z.strictObject({ id: slug, scene: sceneEntry, caption: text(300), postedAt: z.iso.datetime() }),
  articles: z.strictObject({
    id: slug,
    title: text(160),
    summary: text(400),
    category: z.enum(contract.journalCategories),
    author: text(80),
    publishedOn: day,
    updatedOn: day.optional(),
    readingTime: z.int().min(1),
    scene: sceneEntry,
    body: z.array(block),
  }),
  'gift-card-designs': z.strictObject({ id: slug, name: text(60), scene: sceneEntry }),
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
  kind: z.enum(['coupon', 'referral']),
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
