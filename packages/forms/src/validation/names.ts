import * as z from 'zod/mini';
import { NAME_LENGTH, child, registration } from '@myler/api-client/contract';

/**
 * What is wrong with a first or last name, in words. Any script, 1 to 60 characters (docs/product-decisions.md, The
 * join-us wizard).
 */
export function nameError(value: string, label: 'first name' | 'last name'): string | undefined {
  return lineError(value, registration.shape.firstName, `your ${label}`, NAME_LENGTH);
}

/** What is wrong with a child's first name, in words. */
export function childNameError(value: string): string | undefined {
  return lineError(value, child.shape.firstName, 'your child’s first name', NAME_LENGTH);
}

/** What is wrong with the name of a city, in words. */
export function cityError(value: string): string | undefined {
  return lineError(value, registration.shape.city.shape.name, 'your city', 120);
}

/** What is wrong with one line of text that has to be there. */
export function lineError(value: string, schema: z.ZodMiniType, what: string, most: number): string | undefined {
  if (!value.trim()) return `Enter ${what}.`;
  if (z.safeParse(schema, value).success) return undefined;
  // As the contract counts: an emoji is one character.
  if (Array.from(value.trim()).length > most) return `Use ${most} characters or fewer for ${what}.`;
  return `Write ${what} on one line, without tabs or other invisible characters.`;
}
