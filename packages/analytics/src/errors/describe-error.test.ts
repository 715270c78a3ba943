import { describe, expect, it, vi } from 'vitest';
import { failure, HREF, errorContext } from '../../test-support/failures.ts';
import { describeError } from './index.ts';

describe('the report of an error', () => {
  it('holds its name, its message, its stack and the path of the page', () => {
    expect(describeError(failure('x is undefined'), errorContext)).toEqual({
      name: 'TypeError',
      message: 'x is undefined',
      path: '/membership',
      stack: [{ function: 'draw', file: '/assets/map-1a2b.js', line: 3, column: 9 }],
    });
  });

  it('is the same for every engine’s stack format, and holds no query of a file', () => {
    const stack = 'draw@https://myler.example/assets/map.js?v=amara@example.com:3:9\n@https://cdn.example/x.js:1:2\n';
    expect(describeError(failure('x', { stack }), errorContext)?.stack).toEqual([
      { function: 'draw', file: '/assets/map.js', line: 3, column: 9 },
      { function: '?', file: 'https://cdn.example/x.js', line: 1, column: 2 },
    ]);
  });

  it.each([
    ['at async draw (https://myler.example/a.js:1:2)', 'async draw'],
    ['at new Map (https://myler.example/a.js:1:2)', 'new Map'],
    ['at Object.draw [as onClick] (https://myler.example/a.js:1:2)', 'Object.draw [as onClick]'],
    ['at Zephyrine was here (https://myler.example/a.js:1:2)', '?'],
    ['at Object.draw [as Zephyrine was here] (https://myler.example/a.js:1:2)', '?'],
  ])('names the function of "%s" as the code does, or a question mark', (line, name) => {
    const described = describeError(failure('x', { stack: `TypeError: x\n    ${line}` }), errorContext);
    expect(described?.stack).toEqual([{ function: name, file: '/a.js', line: 1, column: 2 }]);
  });

  it('is built in linear time: no regular expression with a repetition reads a long line', () => {
    const frame = '    at draw (https://myler.example/a.js:1:2)';
    const long = [`Error: ${' '.repeat(5000)}x`, `(${'a-'.repeat(5000)}`];
    const tried = vi.spyOn(RegExp.prototype, 'exec');
    const described = describeError(failure('x', { stack: [...long, frame].join('\n') }), errorContext);
    describeError(failure('x', { stack: long.join('\n') }), errorContext);
    const readers = tried.mock.calls.flatMap(([text], index) =>
      text.length > 1000 ? [(tried.mock.contexts[index] as RegExp).source] : [],
    );
    tried.mockRestore();
    expect(described?.stack).toEqual([{ function: 'draw', file: '/a.js', line: 1, column: 2 }]);
    expect(readers.filter((source) => /[*+]/.test(source))).toEqual([]);
  });

  it('reads stack lines of up to 1,000 characters, and skips longer ones', () => {
    const line = (length: number) => `at draw (https://myler.example/${'a'.repeat(length - 39)}.js:1:2)`;
    expect([line(1000).length, line(1001).length]).toEqual([1000, 1001]);
    expect(describeError(failure('x', { stack: line(1000) }), errorContext)?.stack).toHaveLength(1);
    expect(describeError(failure('x', { stack: line(1001) }), errorContext)?.stack).toHaveLength(0);
  });

  it.each(['Anne-Marie', "O'Neill (Zoë)", '[a-z]+$^\\', 'half \ud800', '%E0%A4%A'])(
    'leaves out the visitor’s word %j, also with special characters of regular expressions',
    { tags: ['asvs:1.2.9'] },
    (word) => {
      const described = describeError(failure(`no room for ${word}, sorry`), { href: HREF, personal: [word] });
      expect(described?.message).toBe('no room for [typed], sorry');
    },
  );

  it(
    'holds no typed text, name, address, token, code or card number in any of its parts',
    { tags: ['asvs:14.2.3'] },
    () => {
      const canaries = [
        'Zephyrine',
        'Quillfeather',
        'zephyrine@example.com',
        '4242 4242 4242 4242',
        'kX9-Secret-Token-77aQ2',
        'MYLR-7K2P-9QXZ-44TD',
        'correct horse battery',
      ];
      const personal = ['Zephyrine Quillfeather', 'correct horse battery', '07'];
      const message = [
        `Cannot find ${canaries.join(', ')}`,
        'at /v1/custom-gift-cards/orders?token=abc&name=Zephyrine',
        'nor https://myler.example/membership?join=gold&ref=ADA10#newsletter-confirm=abcdefgh',
      ].join(' ');
      for (const error of [
        failure(canaries.join(' ')),
        failure(message),
        failure('x', { name: 'zephyrine@example.com' }),
        failure('x', { stack: `Error: ${message}\n  at ${message} (https://myler.example/a.js?q=Zephyrine:1:1)` }),
      ]) {
        const described = JSON.stringify(
          describeError(error, { href: 'https://myler.example/orders/kX9-Secret-Token-77aQ2?e=Zephyrine', personal }),
        );
        for (const canary of canaries) {
          expect(described).not.toContain(canary);
          expect(described).not.toContain(encodeURIComponent(canary));
        }
        expect(described).not.toMatch(/abcdefgh|token=abc|ADA10/);
      }
    },
  );

  it('is built even when the name, message and stack have other types', () => {
    const odd = Object.assign(new Error('x'), { name: 7, message: { text: 'Zephyrine' }, stack: ['at'] });
    expect(describeError(odd, errorContext)).toEqual({ name: '', message: '', path: '/membership', stack: [] });
  });

  it('is cut to 60 characters of a name, 300 of a message, of which 1,000 are read, and twenty frames', () => {
    const frame = (line: number) => `at draw (https://myler.example/a.js:${line}:2)`;
    const stack = Array.from({ length: 21 }, (_, line) => frame(line)).join('\n');
    const described = describeError(failure('x '.repeat(200), { name: 'E '.repeat(40), stack }), errorContext);
    expect([described?.name.length, described?.message.length]).toEqual([60, 300]);
    expect(described?.stack.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, line) => line));
    const word = 'z'.repeat(99);
    const long = failure(`${`${word} `.repeat(10)}tail`);
    expect(describeError(long, { href: HREF, personal: [word] })?.message).toBe('[typed] '.repeat(10));
  });

  it.each([
    ['a short name, before a longer one that begins like it', ['Ann', 'Ann-Marie'], 'Ann-Marie', '[typed]'],
    ['two letters', ['Bo'], 'Bo', '[typed]'],
    ['words with spaces around them, in one piece', [' 4 Elm Road '], '4 Elm Road', '[typed]'],
    ['a name in pieces, but for its one letter', ['Amara B'], 'plan B, Amara', 'plan B, [typed]'],
    ['a name typed with two spaces', ['Amara  Okafor'], 'Okafor, Amara', '[typed], [typed]'],
  ])('leaves out %s', (_what, personal, words, described) => {
    expect(describeError(failure(`no ${words}.`), { href: HREF, personal })?.message).toBe(`no ${described}.`);
  });

  it('keeps a percent-encoded single letter, because one letter identifies nobody', () => {
    expect(describeError(failure('no %C3%A9.'), { href: HREF, personal: ['é'] })?.message).toBe('no %C3%A9.');
  });

  it('leaves the visitor’s word out of its path, also when the browser encodes it', () => {
    const word = 'half \ud800';
    expect(describeError(failure('x'), { href: `https://myler.example/${word}`, personal: [word] })?.path).toBe(
      '/[typed]',
    );
  });

  it('skips a frame with an invalid URL', () => {
    const stack = 'at draw (https://[:1:2)\nat draw (https://myler.example/a.js:1:2)';
    expect(describeError(failure('x', { stack }), errorContext)?.stack).toHaveLength(1);
  });

  it('is built for browser exceptions, and for errors of the page that an extension called', () => {
    expect(describeError(new DOMException('no such node', 'NotFoundError'), errorContext)).toMatchObject({
      name: 'NotFoundError',
      message: 'no such node',
    });
    const stack = 'at draw (https://myler.example/a.js:1:2)\nat f (chrome-extension://abcdef/inject.js:1:1)';
    expect(describeError(failure('x', { stack }), errorContext)?.stack).toHaveLength(1);
  });

  it('keeps a word of the code that contains a short name', () => {
    const described = describeError(failure('adapter is not a function'), { href: HREF, personal: ['Ada'] });
    expect(described?.message).toBe('adapter is not a function');
  });

  it.each([
    ['something that was called off', Object.assign(failure('off'), { name: 'AbortError' })],
    ['something that the browser called off', new DOMException('off', 'AbortError')],
    ['a value that was thrown, whose nobody knows', 'Zephyrine'],
    ['a message without an error', undefined],
    ['a browser extension', failure('x', { stack: 'Error: x\n  at f (chrome-extension://abcdef/inject.js:1:1)' })],
  ])('is not built for %s', (_what, error) => {
    expect(describeError(error, errorContext)).toBeUndefined();
  });
});
