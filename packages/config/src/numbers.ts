const SMALL =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/**
 * A count in words: "no", "fourteen", "forty-eight", "a hundred and sixty-eight".
 *
 * @throws {RangeError} when it is not a whole number from 0 to 199
 */
export function inWords(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > 199)
    throw new RangeError(`@myler/config: ${count} has no words. Give a whole number from 0 to 199.`);
  if (count >= 100) return `a hundred${count > 100 ? ` and ${inWords(count - 100)}` : ''}`;
  if (count < 20) return SMALL[count] ?? '';
  return [TENS[Math.floor(count / 10) - 2], ...(count % 10 ? [SMALL[count % 10]] : [])].join('-');
}

/** A count in words up to "twelve", and in digits from "13" on. */
export function inWordsUpToTwelve(count: number): string {
  return count <= 12 ? inWords(count) : String(count);
}

/** "10%", without a space. */
export const formatPercent = (percent: number): string => `${percent}%`;

/** Text with a capital first letter: "two rooms" becomes "Two rooms". */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
