import { giftCodeOf, readGiftCode } from '@myler/config/gift-codes';
import { fieldProblem, type Problem } from '@myler/api-client/problems';
import { mac } from '../primitives/tokens.ts';

/**
 * A card's code follows from its row and a key that no database holds: it can be written into a letter years after it was
 * bought, again and again the same, and is stored nowhere (docs/decisions/0012).
 *
 * @returns the code without its dashes
 */
export function codeOf(giftCardKey: string, card: { id: string; codeVersion: number }): string {
  const text = card.codeVersion === 0 ? `code ${card.id}` : `code ${card.id} ${card.codeVersion}`;
  return giftCodeOf(Buffer.from(mac(giftCardKey, text), 'base64url'));
}

/** What a card is found by. Nobody reads a code back from it, not even with every code there could be to try. */
export function hashOfCode(giftCardKey: string, code: string): string {
  return mac(giftCardKey, `lookup ${code}`);
}

/**
 * Reads a code as it was typed.
 *
 * @param field of the form it stands in
 * @throws {Problem} 422 `gift-code-slip`, without looking anything up
 */
export function readCode(typed: string, field: string): string {
  const reading = readGiftCode(typed);
  if (reading.ok) return reading.code;
  throw slip(reading.fault, field);
}

function slip(fault: 'shape' | 'slip', field: string): Problem {
  const message =
    fault === 'shape'
      ? 'A gift code has twenty letters and figures, in five groups of four. Compare it with the card.'
      : 'That code has a slip in it: a character is wrong, or two have changed places. Compare it with the card.';
  return fieldProblem({ [field]: message }, { code: 'gift-code-slip' });
}
