import { emailChange } from '@myler/api-client/contract';

/**
 * An email address that the desk has typed, as a form of the site would take it.
 *
 * @throws {Error} for what is none
 */
export function typedAddress(text: string): string {
  const parsed = emailChange.shape.email.safeParse(text);
  if (!parsed.success) throw new Error(`"${text}" is not an email address. Nothing was changed.`);
  return parsed.data;
}
