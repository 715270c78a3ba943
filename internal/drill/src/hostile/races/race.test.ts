import { describe, expect, it } from 'vitest';
import { readLetter } from './read-letter.ts';
import { oneWinner } from './race.ts';

const answer = (status: number) => ({ status, headers: {}, body: 'Sorry', ms: 1 });

describe('a race', () => {
  it('has one winner, and the others are too late', () => {
    expect(oneWinner([answer(410), answer(204), answer(410)], [410])).toEqual([]);
  });

  it('may have a winner whose answer came too late', () => {
    expect(oneWinner([answer(410), { ...answer(410), isUnsure: true }], [410])).toEqual([]);
    expect(oneWinner([answer(204), { ...answer(204), isUnsure: true }], [410])).toEqual(['2 of 2 won']);
  });

  it.each([
    ['nobody wins', [410, 410], ['0 of 2 won']],
    ['two win', [200, 410, 200], ['2 of 3 won']],
    ['somebody is refused for another reason', [200, 403, 403], ['403 Sorry']],
  ])('has a fault when %s', (_, statuses, faults) => {
    expect(oneWinner(statuses.map(answer), [410])).toEqual(faults);
  });
});

it('what a letter says is read, however it is encoded', async () => {
  const raw = [
    'Subject: =?UTF-8?Q?Your_link=E2=80=A6?=',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'https://site/#reset-password=3Dabc-=\r\ndef_1',
  ].join('\r\n');
  const mail = { letters: [{ to: 'ada@example.com', subject: '', messageId: '', raw }] } as never;
  expect(await readLetter(mail, 'ada@example.com', /#reset-password=([\w-]+)/)).toBe('abc-def_1');
  expect(await readLetter(mail, 'ada@example.com', /(Your link…)/)).toBe('Your link…');
});
