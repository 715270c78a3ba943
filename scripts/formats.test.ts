// Dates, sums and percentages have one form each over pages, forms, mails and PDFs (docs/product-decisions.md, Memberships,
// prices, currency): `formatDate`, `formatDay`, `formatSpan`, `formatMoney` and `formatPercent` of @myler/config. This refuses
// another form where one is written, and another formatter where one is made.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/workspace.ts';

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

/** Each with what is to be written in its place. */
const refused: { form: RegExp; instead: string }[] = [
  { form: /(?:\d|\}) %(?! ?[\d(])/, instead: 'formatPercent, or "10%"' },
  {
    form: new RegExp(String.raw`(?<![\d–-])\b\d{1,2}(?:st|nd|rd|th)? ${MONTH}\b`),
    instead: '"June 12, 2027", as formatDate',
  },
  { form: new RegExp(String.raw`\b${MONTH} \d(?:,|\.|;| to )`), instead: '"June 02, 2027", with two digits' },
  { form: /toLocaleDateString|toLocaleTimeString/, instead: 'formatDate' },
  { form: /\b(?:month|weekday): ?'(?:long|short)'/, instead: 'formatDate or formatDay' },
  { form: /style: ?'(?:currency|percent)'/, instead: 'formatMoney or formatPercent' },
  { form: /[£€$] \d/, instead: 'formatMoney, or "£295"' },
];

/** What makes the forms, and what somebody may type. */
const allowed = new Set([
  'packages/config/src/currencies.ts',
  'packages/config/src/typed-date.ts',
  'packages/domain/src/words/month-name.ts',
]);

const files = globSync(['{apps,packages}/*/src/**/*.{ts,tsx}', 'apps/provider/content/**/*.{json,md}'], {
  cwd: root,
}).filter(
  (file) =>
    !/\.(?:test|gen|spec|stories)\.|-kit\.|\/(?:testing|people)\//.test(file) &&
    !allowed.has(file.replaceAll('\\', '/')),
);

/** Comments explain, and give examples of what a visitor types. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/^\s*\/\/.*$/gm, '');

it('every date, sum and percentage that is written has the one form of its kind', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const lines = (file.endsWith('.json') || file.endsWith('.md') ? text : withoutComments(text)).split('\n');
    return lines.flatMap((line, index) =>
      refused
        .filter(({ form }) => form.test(line))
        .map(({ form, instead }) => `${file}:${index + 1} ${form.exec(line)?.[0]}: write ${instead}`),
    );
  });
  expect(found).toEqual([]);
});
