const units = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const teens = ['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const upToNinetyNine = [
  ...[...units, ...teens].map((word, number) => [word, number] as const),
  ...tens.flatMap((word, index) => [
    [word, (index + 2) * 10] as const,
    ...units.slice(1, 10).map((unit, one) => [`${word}-${unit}`, (index + 2) * 10 + one + 1] as const),
  ]),
];
const spelt = new Map<string, number>([
  ...upToNinetyNine,
  ['a hundred', 100],
  ...upToNinetyNine.map(([word, number]) => [`a hundred and ${word}`, 100 + number] as const),
]);
const NUMBER = `(?:\\d+|${[...spelt.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;

const valueOf = (number: string) => spelt.get(number) ?? Number(number);

/** The numbers in figures or words that stand at most one word before a noun: "ninety-three steps", "six broad steps". */
export function numbersBefore(text: string, noun: RegExp): number[] {
  const pattern = new RegExp(`\\b(${NUMBER}) (?:\\p{L}+ )?(?:${noun.source})\\b`, 'giu');
  return [...text.toLowerCase().matchAll(pattern)].map(([, number]) => valueOf(number ?? ''));
}

const QUARTERS: Record<string, number> = { 'a quarter': 15, 'a half': 30, half: 30, 'three quarters': 45 };

/** All durations of a text, in minutes: "an hour and three quarters", "2 hours 45", "forty in a small plane". */
export function durationsIn(text: string): number[] {
  const words = text.toLowerCase();
  const hours = [
    ...words.matchAll(
      new RegExp(
        `\\b(an|${NUMBER})(?: and (a quarter|a half|three quarters))? hours?(?:(?: and)? (a quarter|a half|three quarters|${NUMBER}))?`,
        'g',
      ),
    ),
    ...words.matchAll(new RegExp(`\\b(${NUMBER}) and (a quarter|a half|three quarters)()`, 'g')),
  ].map(
    ([, whole, before = '', after = '']) =>
      (whole === 'an' ? 1 : valueOf(whole ?? '')) * 60 +
      (QUARTERS[before] ?? 0) +
      (after === '' ? 0 : (QUARTERS[after] ?? valueOf(after))),
  );
  const minutes = [...words.matchAll(new RegExp(`\\b(${NUMBER})\\b`, 'g'))].map(([, number]) => valueOf(number ?? ''));
  return [...hours, ...minutes];
}
