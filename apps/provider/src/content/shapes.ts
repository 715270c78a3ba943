import type { Article, ArticleSummary, Block, FeedPicture, Inspiration } from '@myler/api-client/contract';
import type { DocumentEntry } from './entries.ts';
import { pictureOf } from './scene.ts';

/** Documents whose pictures have yet to be drawn, in the contract's shapes. */
export function inspirationOf({ scene, ...rest }: DocumentEntry<'inspirations'>): Inspiration {
  return { ...rest, picture: pictureOf(`inspirations/${rest.id}`, scene) };
}

export function feedPictureOf({ scene, ...rest }: DocumentEntry<'instagram-feed'>): FeedPicture {
  return { ...rest, picture: pictureOf(`instagram-feed/${rest.id}`, scene) };
}

export function articleSummaryOf({
  id,
  scene,
  body: _,
  updatedOn,
  ...rest
}: DocumentEntry<'articles'>): ArticleSummary {
  return {
    ...rest,
    slug: id,
    picture: pictureOf(`articles/${id}`, scene),
    ...(updatedOn ? { updatedOn } : {}),
  };
}

export function articleOf(entry: DocumentEntry<'articles'>): Article {
  return { ...articleSummaryOf(entry), body: blocksOf(`articles/${entry.id}`, entry.body) };
}

/** Pictures inside a text are numbered by their place in it: "articles/the-night-train-body-3". */
export function blocksOf(name: string, blocks: DocumentEntry<'articles'>['body']): Block[] {
  return blocks.map((block, index) => {
    if (block.type !== 'picture') return block;
    const picture = pictureOf(`${name}-body-${index}`, block.scene);
    return { type: 'picture', picture, ...(block.caption ? { caption: block.caption } : {}) };
  });
}
