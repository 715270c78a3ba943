import * as z from 'zod/mini';
import { hoursInWords } from '@myler/domain/membership';
import { facts } from './blocks.ts';
import type { Block } from './email.ts';

/** Three Mylers and their line, as parts of the data of an email. Absent where there is one, or none. */
export const care = {
  mylers: z.optional(z.array(z.object({ name: z.string(), city: z.string(), from: z.int(), until: z.int() }))),
  nightLine: z.optional(z.string()),
};

/** A line for each of the three, with the hours, and one for the telephone. */
export function threeMylersFacts({
  mylers,
  nightLine,
}: {
  mylers?: readonly { name: string; city: string; from: number; until: number }[] | undefined;
  nightLine?: string | undefined;
}): Block[] {
  if (!mylers) return [];
  return [
    facts([
      ...mylers.map((each) => [`${each.name}, ${each.city}`, `${hoursInWords(each)}, London time`] as const),
      ...(nightLine ? [['At any hour, whoever of them is awake', nightLine] as const] : []),
    ]),
  ];
}
