import * as z from 'zod/mini';
import { line, slug, timestamp, wireDate } from './primitives.ts';
import { membershipId } from './membership.ts';
import { picture } from './picture.ts';

export const testimonial = z.object({
  id: slug,
  quote: line(400),
  /** As members sign: "Amara O.". */
  name: line(60),
  membershipId,
  memberSince: z.int(),
});

export const pressQuote = z.object({ id: slug, quote: line(300), publication: line(80), publishedOn: wireDate });

/** Structured text: no raw HTML ever crosses. */
export const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), text: z.string() }),
  z.object({ type: z.literal('heading'), text: z.string() }),
  z.object({ type: z.literal('pull-quote'), text: z.string() }),
  z.object({ type: z.literal('list'), items: z.array(z.string()) }),
  z.object({ type: z.literal('picture'), picture, caption: z.optional(z.string()) }),
  z.object({ type: z.literal('hotel'), hotelId: slug }),
]);

export const pressReleaseSummary = z.object({ id: slug, title: line(160), summary: line(400), publishedOn: wireDate });
export const pressRelease = z.extend(pressReleaseSummary, { body: z.array(block) });

/** Specification, section 2. */
export const journalCategories = [
  'activities',
  'best-of',
  'destinations',
  'experiences',
  'family',
  'food-drink',
  'inspiration',
  'wellness',
] as const;

export const articleSummary = z.object({
  slug,
  title: line(160),
  summary: line(400),
  category: z.enum(journalCategories),
  author: line(80),
  publishedOn: wireDate,
  updatedOn: z.optional(wireDate),
  /** Minutes. */
  readingTime: z.int().check(z.minimum(1)),
  picture,
});
export const article = z.extend(articleSummary, { body: z.array(block) });

export const person = z.object({ id: slug, name: line(80), role: line(80), biography: z.string(), monogram: line(4) });

export const career = z.object({
  id: slug,
  title: line(120),
  city: line(80),
  team: line(80),
  summary: line(400),
  body: z.array(block),
  publishedOn: wireDate,
});

/** A Myler: the adviser that each member has. */
export const myler = z.object({
  id: slug,
  name: line(80),
  city: line(80),
  languages: z.array(z.string()),
  specialisms: z.array(z.string()),
  childrensAges: z.object({ from: z.int(), to: z.int() }),
  introduction: z.string(),
  monogram: line(4),
});

export const partner = z.object({ id: slug, name: line(80), line: line(200) });

export const feedPicture = z.object({ id: slug, picture, caption: line(300), postedAt: timestamp });

/** Which pictures the editors chose for home, by the place they go to. */
export const homeImages = z.object({ hero: picture });

export type Testimonial = z.output<typeof testimonial>;
export type PressQuote = z.output<typeof pressQuote>;
export type Block = z.output<typeof block>;
export type PressReleaseSummary = z.output<typeof pressReleaseSummary>;
export type PressRelease = z.output<typeof pressRelease>;
export type ArticleSummary = z.output<typeof articleSummary>;
export type Article = z.output<typeof article>;
export type JournalCategory = (typeof journalCategories)[number];
export type Person = z.output<typeof person>;
export type Career = z.output<typeof career>;
export type Myler = z.output<typeof myler>;
export type Partner = z.output<typeof partner>;
export type FeedPicture = z.output<typeof feedPicture>;
export type HomeImages = z.output<typeof homeImages>;
