const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** A count at the beginning of a sentence: in words as far as one says them. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}
