import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { readQuery } from './read-input.ts';

const schema = z.object({ code: z.string(), page: z.optional(z.string()) });
const read = (query: string) => readQuery(new URL(`https://www.myler.example/?${query}`), schema);

describe('a query', () => {
  it('has the first value of a name that comes twice, whatever the others are', { tags: ['asvs:15.3.7'] }, () => {
    expect(read('code=FIRST&code=SECOND&page=1&page=2')).toEqual({ code: 'FIRST', page: '1' });
    expect(() => read('code[]=FIRST&Code=SECOND')).toThrow(expect.objectContaining({ status: 422 }));
  });

  it('has no names that the call does not know, and cannot change a prototype', { tags: ['asvs:15.3.3'] }, () => {
    expect(read('code=A&admin=true&constructor=x&__proto__=y')).toEqual({ code: 'A' });
    expect(Object.getPrototypeOf(read('__proto__=y&code=A'))).toBe(Object.prototype);
  });
});
