import { z } from 'zod';
import { SLUG } from '@myler/config/slug';

/** Fields that entries of several kinds have. */
export const slug = z.string().regex(SLUG);
export const text = (max: number) => z.string().min(1).max(max);
export const day = z.iso.date();
export const paragraphs = (max: number, from: number, to: number) => z.array(text(max)).min(from).max(to);

/** Words of the entry's texts that are in another language, with that language: {"lang": "fr", "text": "ma fille"}. */
export const foreignPhrases = z
  .array(z.strictObject({ lang: z.string().regex(/^[a-z]{2,3}$/), text: text(400) }))
  .optional();
