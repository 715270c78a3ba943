import { GiftCardHere, readGiftCardOptions } from './GiftCardHere.tsx';

/** Its markup says all that is on offer but the addresses of pictures in their sizes: they are asked for once more. */
export async function giftCardIsland() {
  return <GiftCardHere options={await readGiftCardOptions()} />;
}
