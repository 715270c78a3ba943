import * as z from 'zod/mini';
import { NAME_LENGTH, child, registration } from '@myler/api-client/contract';
import { hasContactDetails, normaliseName, CONTACT_DETAILS_ERROR } from '@myler/config/typed-text';

/**
 * The error message of a first or last name: any script, 1 to 60 characters (docs/product-decisions.md, The join-us
 * wizard).
 */
export function nameError(value: string, label: 'first name' | 'last name'): string | undefined {
  return lineError(value, registration.shape.firstName, `your ${label}`, NAME_LENGTH);
}

/** The same of somebody else's name. */
export function personNameError(value: string, label: 'first name' | 'last name'): string | undefined {
  return lineError(value, registration.shape.firstName, `their ${label}`, NAME_LENGTH);
}

/** The error message of a child's first name. */
export function childNameError(value: string): string | undefined {
  return lineError(value, child.shape.firstName, 'your child’s first name', NAME_LENGTH);
}

/** The error message of a city's name. */
export function cityError(value: string): string | undefined {
  return lineError(value, registration.shape.city.shape.name, 'your city', 120);
}

const NOT_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** The error message of a required line of text. */
export function lineError(value: string, schema: z.ZodMiniType, what: string, maxLength: number): string | undefined {
  if (z.safeParse(schema, value).success) return undefined;
  if (!normaliseName(value)) return `Enter ${what}.`;
  // Counts code points, as the contract does: an emoji is one character.
  if (Array.from(value.trim()).length > maxLength) return `Use ${maxLength} characters or fewer for ${what}.`;
  if (!NOT_ONE_LINE.test(value.trim()) && hasContactDetails(value)) return CONTACT_DETAILS_ERROR;
  return `Write ${what} on one line, without tabs or other invisible characters.`;
}
