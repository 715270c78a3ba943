import { z } from 'zod';
import { hours, type Hour } from '@myler/art/scene';
import { currencyCodes } from '@myler/config/currencies';
import { inspirationKinds } from '@myler/config/hotel-kinds';
import { journalCategories } from '@myler/config/journal';
import { membershipIds } from '@myler/config/memberships';
import { mylerSpecialisms } from '@myler/config/mylers';
import { faqCategories } from '@myler/config/questions';
import { block, plainBlock } from './blocks.ts';
import { day, paragraphs, slug, text, foreignPhrases } from './fields.ts';
import { legalEntry } from './legal-entry.ts';
import { sceneEntry, type SceneEntry } from './scene.ts';

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
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    pay: z.strictObject({ currency: z.enum(currencyCodes), minimum: z.int(), maximum: z.int().optional() }).optional(),
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
    story: paragraphs(900, 2, 3),
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
    /** What people call it: the first result for such words. */
    alsoCalled: z.array(text(40)).default([]),
    foreignPhrases,
    body: z.array(block),
  }),
  faq: z.strictObject({
    id: slug,
    category: z.enum(faqCategories),
    question: text(160),
    /** What people call it: the first result for such words. */
    alsoCalled: z.array(text(40)).default([]),
    /** Further words that people type for it and that are not in it. */
    words: text(120).optional(),
    answer: z.array(plainBlock).min(1),
  }),
  legal: legalEntry,
} as const;

export type DocumentKind = keyof typeof documents;
export type DocumentEntry<Kind extends DocumentKind> = z.output<(typeof documents)[Kind]>;
export const documentKinds = Object.keys(documents) as DocumentKind[];
export const documentEntry = (kind: DocumentKind): z.ZodType<{ id: string }> => documents[kind];

/** The home page's content: ids in the order chosen by editors. */
export const homeEntry = z.strictObject({
  hero: sceneEntry,
  /** The hours of the visitor's day at which the hero's place is shown as well, with the alternative text of each. */
  heroAtHours: z.partialRecord(z.enum(hours), sceneEntry.shape.alt).optional(),
  hotels: z.array(slug).min(1),
  testimonials: z.array(slug).min(1),
  pressQuotes: z.array(slug).min(1),
  partners: z.array(slug),
});
export type HomeEntry = z.output<typeof homeEntry>;

/** The hero's scene at each hour that it has, by its hour; the editors' own hour is one of them. */
export function heroScenes({ hero, heroAtHours = {} }: Pick<HomeEntry, 'hero' | 'heroAtHours'>): [Hour, SceneEntry][] {
  return hours.flatMap((hour) => {
    if (hour === hero.hour) return [[hour, hero]];
    const alt = heroAtHours[hour];
    return alt ? [[hour, { ...hero, hour, alt }]] : [];
  });
}

/** The name of the hero's picture at an hour: "home/hero" at the editors' own, otherwise "home/hero-dawn". */
export function heroName({ hero }: Pick<HomeEntry, 'hero'>, hour: Hour): string {
  return hour === hero.hour ? 'home/hero' : `home/hero-${hour}`;
}
