import type {
  Article,
  ArticleSummary,
  Block,
  Career,
  FaqEntry,
  FeedPicture,
  Inspiration,
  LegalText,
  PressRelease,
  PressReleaseSummary,
} from '@myler/api-client/contract';
import type { DocumentEntry } from './document-entries.ts';
import { factText, storedLines } from './facts.ts';
import { readingTime } from './reading-time.ts';
import { pictureOf } from './scene.ts';

// These functions map stored documents to the contract's types: each scene becomes the address of its picture.

export function inspirationOf({ scene, ...rest }: DocumentEntry<'inspirations'>): Inspiration {
  return { ...rest, picture: pictureOf(`inspirations/${rest.id}`, scene) };
}

export function feedPictureOf({ scene, ...rest }: DocumentEntry<'instagram-feed'>): FeedPicture {
  return { ...rest, picture: pictureOf(`instagram-feed/${rest.id}`, scene) };
}

export function articleSummaryOf({
  id,
  scene,
  body,
  updatedOn,
  alsoCalled: _,
  foreignPhrases: __,
  ...rest
}: DocumentEntry<'articles'>): ArticleSummary {
  return {
    ...rest,
    slug: id,
    readingTime: readingTime(body),
    picture: pictureOf(`articles/${id}`, scene),
    ...(updatedOn ? { updatedOn } : {}),
  };
}

export function articleOf(entry: DocumentEntry<'articles'>): Article {
  const { id, body, foreignPhrases } = entry;
  return {
    ...articleSummaryOf(entry),
    body: blocksOf(`articles/${id}`, body),
    ...(foreignPhrases ? { foreignPhrases } : {}),
  };
}

export function pressReleaseSummaryOf({
  scene,
  body: _,
  ...rest
}: DocumentEntry<'press-releases'>): PressReleaseSummary {
  return { ...rest, picture: pictureOf(`press-releases/${rest.id}`, scene) };
}

export function pressReleaseOf(entry: DocumentEntry<'press-releases'>): PressRelease {
  return { ...pressReleaseSummaryOf(entry), body: blocksOf(`press-releases/${entry.id}`, entry.body) };
}

export function careerOf(entry: DocumentEntry<'careers'>): Career {
  return { ...entry, body: blocksOf(`careers/${entry.id}`, entry.body) };
}

export function faqEntryOf({ alsoCalled, words = '', ...entry }: DocumentEntry<'faq'>): FaqEntry {
  const alsoAsked = [...alsoCalled, words].join(' ').trim();
  return { ...entry, ...(alsoAsked ? { alsoAsked } : {}), answer: blocksOf(`faq/${entry.id}`, entry.answer) };
}

export function legalTextOf({ next, ...entry }: DocumentEntry<'legal'>): LegalText {
  const withBlocks = (sections: typeof entry.sections) =>
    sections.map((section) => ({ ...section, body: blocksOf(`legal/${entry.id}`, section.body) }));
  return {
    ...entry,
    sections: withBlocks(entry.sections),
    ...(next ? { next: { ...next, sections: withBlocks(next.sections) } } : {}),
  };
}

/** A picture in a text is named by the index of its block: "articles/the-night-train-body-3". */
function blocksOf(name: string, blocks: DocumentEntry<'articles'>['body']): Block[] {
  return blocks.map((block, index) => {
    if (block.type === 'fact') return { type: 'fact', text: factText(block.fact) };
    if (block.type === 'stored') return { type: 'list', items: storedLines(block) };
    if (block.type !== 'picture') return block;
    const picture = pictureOf(`${name}-body-${index}`, block.scene);
    return { type: 'picture', picture, ...(block.caption ? { caption: block.caption } : {}) };
  });
}
