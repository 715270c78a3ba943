import { GiftCardHere, readGiftCardOptions } from './GiftCardHere.tsx';

/** Its markup says all that is on offer but the addresses of pictures in their sizes: they are asked for once more. */
export async function giftCardIsland() {
  // A form that stays asleep for one lost answer would be a dead one.
  const options = await readGiftCardOptions().catch(readGiftCardOptions);
  return <GiftCardHere options={options} />;
}
