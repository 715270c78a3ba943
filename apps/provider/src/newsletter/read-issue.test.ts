import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentEntry } from '../content/document-entries.ts';
import { hotelEntry } from '../content/hotel-entry.ts';
import { contentEntries } from '../content/files.ts';
import { contentFolder } from '../environment/paths.ts';
import { readIssue } from './read-issue.ts';

const head = `---
date: 2026-11-26
subject: A train that whistles
preheader: Three hours from Zürich
picture: departure
---
`;
const read = (body: string, of = head) => readIssue('an-issue', `${of}\n${body}`);

describe('an issue of the newsletter, read from Markdown', () => {
  it('has a headline, paragraphs, notes, a quotation with its speaker and one button', () => {
    const issue = read(`# The 15.34 is for them.

One paragraph,
on two lines.

## Which room to ask for

Arvenstube.

## When to go

In March.

> Once more.
>
> — Signor Pult

[See Chesa Sulagl](/our-hotels/chesa-sulagl)
`);
    expect(issue).toEqual({
      id: 'an-issue',
      date: '2026-11-26',
      subject: 'A train that whistles',
      preheader: 'Three hours from Zürich',
      picture: 'departure',
      headline: 'The 15.34 is for them.',
      blocks: [
        { is: 'paragraph', text: 'One paragraph, on two lines.' },
        {
          is: 'notes',
          notes: [
            { title: 'Which room to ask for', text: 'Arvenstube.' },
            { title: 'When to go', text: 'In March.' },
          ],
        },
        { is: 'quote', text: 'Once more.', from: 'Signor Pult' },
        { is: 'button', label: 'See Chesa Sulagl', href: '/our-hotels/chesa-sulagl' },
      ],
    });
  });

  it.each([
    ['a day that is not a Thursday', '# A.\n\nB.', head.replace('2026-11-26', '2026-11-27'), /date must be a Thursday/],
    ['a day that does not exist', '# A.\n\nB.', head.replace('2026-11-26', '2026-11-31'), /date must be a day/],
    ['no subject', '# A.\n\nB.', head.replace(/subject.*\n/, ''), /subject/],
    ['a picture that nobody drew', '# A.\n\nB.', head.replace('departure', 'beach'), /picture/],
    ['no head', 'B.', '', /must begin with a head/],
    ['no headline', 'B.', head, /needs a headline/],
    ['two headlines', '# A.\n\n# B.\n\nC.', head, /second headline/],
    ['no words', '# A.', head, /no words/],
    ['emphasis', '# A.\n\nB **c**.', head, /take this out: “\*\*c\*\*”/],
    ['a link within a sentence', '# A.\n\nSee [this](/faq) now.', head, /take this out/],
    ['HTML', '# A.\n\n<b>B</b>', head, /an email has no html|take this out/],
    ['a list', '# A.\n\n- b', head, /an email has no list/],
    ['a link to another site', '# A.\n\n[B](https://example.com)', head, /a path of the site/],
    ['a link to another host', '# A.\n\n[B](//example.com)', head, /a path of the site/],
    ['two buttons', '# A.\n\n[B](/faq)\n\n[C](/about)', head, /more than one link/],
    ['a note without text', '# A.\n\n## B\n\n## C\n\nD.', head, /the note “B” has no text/],
    ['a note without text at the end', '# A.\n\nB.\n\n## C', head, /the note “C” has no text/],
  ])('is refused with %s, and the error names the file', (_, body, withHead, reason) => {
    expect(() => read(body, withHead)).toThrow(/^newsletter\/an-issue\.md: /);
    expect(() => read(body, withHead)).toThrow(reason);
  });
});

describe('the issues in content/newsletter', () => {
  const folder = join(contentFolder, 'newsletter');
  const issues = readdirSync(folder).map((file) =>
    readIssue(file.replace(/\.md$/, ''), readFileSync(join(folder, file), 'utf8')),
  );
  const places = new Set([
    ...contentEntries('hotels', hotelEntry)
      .read()
      .map(({ id }) => `/our-hotels/${id}`),
    ...contentEntries('articles', documentEntry('articles'))
      .read()
      .map(({ id }) => `/travel-journal/${id}`),
  ]);

  it('exist, for different Thursdays, at least a fortnight apart', () => {
    const days = issues.map(({ date }) => Date.parse(date) / 86_400_000).toSorted((a, b) => a - b);
    expect(days.length).toBeGreaterThan(0);
    for (const [index, day] of days.slice(1).entries()) expect(day - (days[index] ?? 0)).toBeGreaterThanOrEqual(14);
  });

  it.each(issues)(
    '$id is about one place: the transfer, the room to ask for, and a link to its page',
    { tags: ['promise:letter-brings-place', 'promise:letter-contents'] },
    (issue) => {
      const links = issue.blocks.flatMap((block) => (block.is === 'button' ? [block.href] : []));
      expect(links).toEqual([expect.stringMatching(/^\/our-hotels\//)]);
      const notes = issue.blocks.flatMap((block) => (block.is === 'notes' ? block.notes : []));
      const titles = notes.filter(({ text }) => text.length > 80).map(({ title }) => title);
      expect(titles).toEqual(expect.arrayContaining(['How long the transfer really takes', 'Which room to ask for']));
    },
  );

  it.each(issues)(
    '$id begins with its day, leads to a page that exists, and keeps the brand’s voice',
    { tags: ['promise:letter-brings-place', 'promise:letter-contents'] },
    (issue) => {
      expect(issue.id.startsWith(issue.date)).toBe(true);
      const links = issue.blocks.flatMap((block) => (block.is === 'button' ? [block.href] : []));
      expect(links.filter((link) => !places.has(link))).toEqual([]);
      expect(JSON.stringify(issue)).not.toMatch(
        /!|\p{L}'\p{L}|\bluxur|\bstunning|\bworld-class|\bunforgettable|\bbreathtaking|\bnestled|\bbespoke|\bcurated/iu,
      );
    },
  );
});
