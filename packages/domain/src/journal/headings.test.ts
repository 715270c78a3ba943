import type { Block } from '@myler/api-client/contract';
import { describe, expect, it } from 'vitest';
import { articleHeadings } from './headings.ts';

const heading = (text: string): Block => ({ type: 'heading', text });
const idsOf = (...texts: string[]) => articleHeadings(texts.map(heading)).map(({ id }) => id);

describe('the headings of an article', () => {
  it('have anchors made of their words, without accents, quotation marks and signs', () => {
    expect(idsOf('Fès, “eleven minutes”', 'One o’clock: Matemwe')).toEqual([
      'on-fes-eleven-minutes',
      'on-one-oclock-matemwe',
    ]);
  });

  it('get different anchors when their words are equal, or have no Latin letters', () => {
    expect(idsOf('Monday', 'Monday', '京都', '奈良')).toEqual(['on-monday', 'on-monday-2', 'on-this', 'on-this-2']);
  });

  it('are found among the other blocks, with their places', () => {
    const body: Block[] = [{ type: 'paragraph', text: 'First.' }, heading('The hill'), { type: 'fact', text: 'x' }];
    expect(articleHeadings(body)).toEqual([{ id: 'on-the-hill', text: 'The hill', place: 1 }]);
  });
});
