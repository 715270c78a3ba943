import { giftCodeOf, readGiftCode } from '@myler/config/gift-codes';
import { fieldProblem, type Problem } from '@myler/api-client/problems';
import { mac } from '../primitives/tokens.ts';

/**
 * A card's code is derived from its row and a key that is not in the database. So it is the same in every e-mail, even
 * years later, and is stored nowhere (docs/decisions/0012).
 *
 * @returns the code without its dashes
 */
export function codeOf(giftCardKey: string, card: { id: string; codeVersion: number }): string {
  const text = card.codeVersion === 0 ? `code ${card.id}` : `code ${card.id} ${card.codeVersion}`;
  return giftCodeOf(Buffer.from(mac(giftCardKey, text), 'base64url'));
}

/** The hash by which a card is found. It has a key, so that a code cannot be found from it by trying all codes. */
export function hashOfCode(giftCardKey: string, code: string): string {
  return mac(giftCardKey, `lookup ${code}`);
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
      ? 'A gift code has twenty letters and figures, in five groups of four. Compare it with the card.'
      : 'That code has a slip in it: a character is wrong, or two have changed places. Compare it with the card.';
  return fieldProblem({ [field]: message }, { code: 'gift-code-slip' });
}
