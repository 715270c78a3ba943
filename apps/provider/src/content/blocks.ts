import { z } from 'zod';
import { factIds } from '@myler/config/key-facts';
import { slug, text } from './fields.ts';
import { sceneEntry } from './scene.ts';

const wordBlocks = [
  z.strictObject({ type: z.enum(['paragraph', 'heading', 'pull-quote']), text: text(4000) }),
  z.strictObject({ type: z.literal('list'), items: z.array(text(400)) }),
  /** A sentence that several pages share: `@myler/config/key-facts`. */
  z.strictObject({ type: z.literal('fact'), fact: z.enum(factIds) }),
  /** The list of what is stored on a device: `@myler/config/device`. */
  z.strictObject({ type: z.literal('stored'), namesOnly: z.optional(z.boolean()) }),
] as const;
/** A block of an answer or of a legal text, which have no pictures. */
export const plainBlock = z.union(wordBlocks);
/** A block of an article, a press release or a career. */
export const block = z.union([
  ...wordBlocks,
  z.strictObject({ type: z.literal('picture'), scene: sceneEntry, caption: text(200).optional() }),
  z.strictObject({ type: z.literal('hotel'), hotelId: slug }),
]);
