import { join } from 'node:path';
import * as z from 'zod/mini';
import { loadSecretFile, newSecret, secretText } from '@myler/server/secrets';

const giftCardKeyFile = z.object({ giftCardKey: secretText });

/**
 * The key that gift codes follow from, of `DATA_DIR/gift-card-key.json`. In a file of its own: the others can be made anew
 * at the price of some sessions, this one at the price of every code that was given.
 */
export function loadGiftCardKey(dataDir: string): string {
  const make = () => ({ giftCardKey: newSecret() });
  const remedy = 'Put the value back from your copy: without it no gift code is good that was given before.';
  const file = join(dataDir, 'gift-card-key.json');
  return loadSecretFile({ file, shape: giftCardKeyFile, make, remedy }).giftCardKey;
}
