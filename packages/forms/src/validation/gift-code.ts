import { readGiftCode } from '@myler/config/gift-codes';

const messages = {
  format: 'A gift code has twenty letters and digits. Compare it with your card, group by group.',
  checksum:
    'This code is not right: one character is wrong, or two have changed places. Compare it with your card, group by group.',
};

/** The error message of a gift code. It needs no request, because the provider limits wrong codes. */
export function giftCodeError(typed: string): string | undefined {
  const reading = readGiftCode(typed);
  return reading.ok ? undefined : messages[reading.error];
}
