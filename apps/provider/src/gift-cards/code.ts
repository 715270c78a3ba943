import { giftCodeOf, readGiftCode } from '@myler/config/gift-codes';
import { fieldProblem, type Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import { mac } from '../primitives/tokens.ts';

/** What a code is derived from, besides the key. */
interface CodeSource {
  id: string;
  codeVersion: number;
}

/**
 * A card's code is derived from its row and a key that is not in the database. So it is the same in every email, even
 * years later, and is stored nowhere (docs/decisions/0012).
 */
function deriveCode(key: string, { id, codeVersion }: CodeSource): string {
  const text = codeVersion === 0 ? `code ${id}` : `code ${id} ${codeVersion}`;
  return giftCodeOf(Buffer.from(mac(key, text), 'base64url'));
}

/** The hash by which a card is found. It has a key, so that a code cannot be found from it by trying all codes. */
const hashOfCode = (key: string, code: string) => mac(key, `lookup ${code}`);

/** The hash of a code that begins to be valid. It is made with the newest key. */
export const hashOfNewCode = ([key]: Keys, card: CodeSource): string => hashOfCode(key, deriveCode(key, card));

/** The hashes that a typed code may be stored as: one for each key. */
export const hashesOfCode = (keys: Keys, code: string): string[] => keys.map((key) => hashOfCode(key, code));

/**
 * A card's code. The hash of a delivered one tells which key it was made with; others get theirs with the newest.
 *
 * @returns the code without its dashes
 * @throws {Error} when that key is missing
 */
export function codeOf(keys: Keys, card: CodeSource & { codeHash: string | null }): string {
  if (card.codeHash === null) return deriveCode(keys[0], card);
  const key = keys.find((candidate) => hashOfCode(candidate, deriveCode(candidate, card)) === card.codeHash);
  if (key) return deriveCode(key, card);
  throw new Error(`The code of gift card ${card.id} was made with a key that is missing in GIFT_CARD_KEY.`);
}

/**
 * Parses a typed code.
 *
 * @param field of the form it stands in
 * @throws {Problem} 422 `gift-code-slip`, without looking anything up
 */
export function readCode(typed: string, field: string): string {
  const reading = readGiftCode(typed);
  if (reading.ok) return reading.code;
  throw codeError(reading.error, field);
}

function codeError(reason: 'format' | 'checksum', field: string): Problem {
  const message =
    reason === 'format'
      ? 'A gift code has twenty letters and digits, in five groups of four. Compare it with the card.'
      : 'This code is not right: one character is wrong, or two have changed places. Compare it with the card.';
  return fieldProblem({ [field]: message }, { code: 'gift-code-slip' });
}
