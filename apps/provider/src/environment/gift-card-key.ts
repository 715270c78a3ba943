import { join } from 'node:path';
import * as z from 'zod/mini';
import { loadSecretFile, newSecret, secretText } from '@myler/server/secrets';

const giftCardKeyFile = z.object({ giftCardKey: secretText });

/**
 * The key from which gift codes are derived, in `DATA_DIR/gift-card-key.json`. It has its own file, because its loss is
 * worse: new values of the other secrets only end sessions, a new value of this key makes all issued codes invalid.
 */
export function loadGiftCardKey(dataDir: string): string {
  const make = () => ({ giftCardKey: newSecret() });
  const remedy = 'Put the value back from your copy: without it no gift code is good that was given before.';
  const file = join(dataDir, 'gift-card-key.json');
  return loadSecretFile({ file, schema: giftCardKeyFile, generate: make, remedy }).giftCardKey;
}
