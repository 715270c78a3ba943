import * as z from 'zod/mini';
import type { DayHour } from '@myler/config/day-hours';
import { journalCategories } from '@myler/config/journal';
import { mylerSpecialisms } from '@myler/config/mylers';
import { faqCategories } from '@myler/config/questions';
import { countryCode, currencyCode, foreignPhrase, pageQuery, slug, timestamp, wireDate } from './primitives.ts';
import { singleLine } from './text.ts';
import { membershipId } from './membership.ts';
import { picture } from './picture.ts';

/** What a member says about Myler. */
export const testimonial = z.object({
  id: slug,
  quote: singleLine(400),
  /** As members sign: "Amara O.". */
  name: singleLine(60),
  membershipId,
  memberSince: z.int(),
});

/** A sentence that a publication has printed about Myler. */
export const pressQuote = z.object({
  id: slug,
  quote: singleLine(300),
  publication: singleLine(80),
  publishedOn: wireDate,
});

/** Structured text. The API never sends raw HTML. */
export const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), text: z.string() }),
  z.object({ type: z.literal('heading'), text: z.string() }),
  z.object({ type: z.literal('pull-quote'), text: z.string() }),
  z.object({ type: z.literal('list'), items: z.array(z.string()) }),
  z.object({ type: z.literal('picture'), picture, caption: z.optional(z.string()) }),
  z.object({ type: z.literal('hotel'), hotelId: slug }),
  z.object({ type: z.literal('fact'), text: z.string() }),
]);

/** A question with its answer. */
export const faqEntry = z.object({
  id: slug,
  category: z.enum(faqCategories),
  question: singleLine(160),
  /** Words that people type for it and that are not in it: "refund". Missing when there are none. */
  alsoAsked: z.optional(singleLine(240)),
  answer: z.array(block),
});

const legalVersion = z.object({ version: singleLine(20), effectiveOn: wireDate, changes: z.array(z.string()) });
const legalSection = z.object({ id: slug, title: singleLine(120), body: z.array(block) });

/** A legal text: its sections, and the changes of each version, newest first. */
export const legalText = z.object({
  id: slug,
  title: singleLine(80),
  introduction: z.string(),
  versions: z.array(legalVersion),
  sections: z.array(legalSection),
  /** The version that comes, of which members were told: its changes, and each section that it changes as it will be. */
  next: z.optional(z.extend(legalVersion, { sections: z.array(legalSection) })),
});

/** A press release as lists show it, without its text. */
export const pressReleaseSummary = z.object({
  id: slug,
  title: singleLine(160),
  summary: singleLine(400),
  publishedOn: wireDate,
  city: singleLine(80),
  picture,
});
/** A press release with its text. */
export const pressRelease = z.extend(pressReleaseSummary, { body: z.array(block) });

/** Which press releases to list: all, or those of a year. */
export const pressReleaseQuery = z.extend(pageQuery, {
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2100))),
});

/** An article as lists show it, without its text. */
export const articleSummary = z.object({
  slug,
  title: singleLine(160),
  summary: singleLine(400),
  category: z.enum(journalCategories),
  author: singleLine(80),
  publishedOn: wireDate,
  updatedOn: z.optional(wireDate),
  /** In minutes. */
  readingTime: z.int().check(z.minimum(1)),
  picture,
});
/** An article with its text. */
export const article = z.extend(articleSummary, {
  body: z.array(block),
  foreignPhrases: z.optional(z.array(foreignPhrase)),
});

/** Which articles to list, and which page of the list. */
export const articleQuery = z.extend(pageQuery, {
  category: z.optional(z.enum(journalCategories)),
  /** Only articles that mention this hotel. */
  hotel: z.optional(slug),
});

/** Somebody who works at Myler. */
export const person = z.object({
  id: slug,
  name: singleLine(80),
  role: singleLine(80),
  biography: z.string(),
  city: singleLine(80),
  monogram: singleLine(4),
});

/** An open position, and the last day for applications. */
export const career = z.object({
  id: slug,
  title: singleLine(120),
  city: singleLine(80),
  team: singleLine(80),
  /** "Full time", "Three days a week". */
  hours: singleLine(80),
  countryCode,
  /** Of a year, in whole units: what the text says, for search engines. Absent when it names no sum. */
  pay: z.optional(z.object({ currency: currencyCode, minimum: z.int(), maximum: z.optional(z.int()) })),
  summary: singleLine(400),
  body: z.array(block),
  publishedOn: wireDate,
  closesOn: wireDate,
});

/** A Myler: a member's personal adviser. */
export const myler = z.object({
  id: slug,
  name: singleLine(80),
  city: singleLine(80),
  languages: z.array(z.string()),
  specialisms: z.array(z.enum(mylerSpecialisms)),
  /** One sentence in their own words. */
  line: singleLine(160),
  childrensAges: z.object({ from: z.int(), to: z.int() }),
  introduction: z.string(),
  monogram: singleLine(4),
  /** The hotels that name this Myler as the one who slept there; twelve at most, the most loved first. */
  hotels: z.array(z.object({ id: slug, name: singleLine(80) })),
});

/** A company that Myler works with, in one sentence. */
export const partner = z.object({ id: slug, name: singleLine(80), kind: singleLine(40), line: singleLine(200) });

/** A picture of the Instagram feed. */
export const feedPicture = z.object({ id: slug, picture, caption: singleLine(300), postedAt: timestamp });

const heroes = { dawn: picture, noon: picture, gold: picture, dusk: picture, night: picture } satisfies Record<
  DayHour,
  typeof picture
>;

/** The pictures that editors chose for the home page, by their place on it. */
export const homeImages = z.object({
  hero: picture,
  /** The hero at the parts of a visitor's day (`@myler/config/day-hours`). A part without a picture has `hero`. */
  heroByHour: z.optional(z.partial(z.object(heroes))),
});

export type Testimonial = z.output<typeof testimonial>;
export type PressQuote = z.output<typeof pressQuote>;
export type FaqEntry = z.output<typeof faqEntry>;
export type LegalText = z.output<typeof legalText>;
export type Block = z.output<typeof block>;
export type PressReleaseSummary = z.output<typeof pressReleaseSummary>;
export type PressRelease = z.output<typeof pressRelease>;
export type ArticleSummary = z.output<typeof articleSummary>;
export type Article = z.output<typeof article>;
export type Person = z.output<typeof person>;
export type Career = z.output<typeof career>;
export type Myler = z.output<typeof myler>;
export type Partner = z.output<typeof partner>;
export type FeedPicture = z.output<typeof feedPicture>;
export type HomeImages = z.output<typeof homeImages>;
