import { inflateSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { drawReceipt, linesOf, type ReceiptDocument } from './draw-receipt.ts';
import { document, documentFor } from './receipts.test-kit.ts';

/** What screen readers use of a PDF, read from its objects. */
async function readPdf(given: ReceiptDocument, log: Parameters<typeof drawReceipt>[1] = console) {
  const file = (await drawReceipt(given, log)).toString('latin1');
  const streams = file.matchAll(/stream\n([^]*?)\nendstream/g);
  const content = [...streams].flatMap(([, bytes = '']) => {
    try {
      return [inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  return {
    file,
    content: content.join('\n'),
    tags: [...file.matchAll(/<<\n\/S \/(\w+)\n/g)].map(([, tag]) => tag),
  };
}

describe('a receipt as PDF', () => {
  it('tells a screen reader its language, its title, its headings, and which cells head the columns', async () => {
    const { file, tags, content } = await readPdf(document('receipt'));
    expect(file).toMatch(/\/Lang \(en-GB\)/);
    expect(file).toMatch(/\/Marked true/);
    expect(file).toMatch(/\/DisplayDocTitle true/);
    expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(tags.filter((tag) => tag === 'Document')).toHaveLength(1);
    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(tags.filter((tag) => tag === 'H2')).toHaveLength(2);
    expect(tags.filter((tag) => tag === 'Table')).toHaveLength(1);
    expect(tags.filter((tag) => tag === 'TH')).toHaveLength(2);
    expect(file.match(/\/Scope \/Column/g)).toHaveLength(2);
    expect(tags.filter((tag) => tag === 'TD')).toHaveLength(2 * (tags.filter((tag) => tag === 'TR').length - 1));
    // Nothing is drawn outside the structure but what is marked as decoration.
    expect(content).toMatch(/BDC[^]*EMC/);
    expect(content.replaceAll(/BDC[^]*?EMC/g, '')).not.toMatch(/T[jJ]\b/);
  });

  it('draws a sign for a character that no font has, and logs its code point without the name', async () => {
    const log = { info: vi.fn<(...about: unknown[]) => void>() };
    const { content } = await readPdf(documentFor('𞤀𞤣𞤤 Diallo', 'Diallo'), log);
    expect(log.info).toHaveBeenCalledExactlyOnceWith(
      { document: 'receipt 17', missing: ['U+1E900', 'U+1E923', 'U+1E924'] },
      'no font has these characters of a document',
    );
    // Whoever copies the line gets the name: UTF-16BE.
    expect(content).toContain(`/ActualText (\xFE\xFF${Buffer.from('𞤀𞤣𞤤 D', 'utf16le').swap16().toString('latin1')}`);
  });

  it('is the same each time', async () => {
    const draw = () => drawReceipt(document('receipt'), console);
    const [first, second] = await Promise.all([draw(), draw()]);
    const withoutDates = (file: Buffer) =>
      file.toString('latin1').replaceAll(/\(D:\d{14}Z\)|<xmp:\w+Date>[^<]*|\/ID \[[^\]]*\]|<[0-9a-f]{32}>/g, '');
    expect(withoutDates(first).length).toBe(withoutDates(second).length);
  });

  it('counts the tax in all that was paid, by card and by gift card, and adds up', () => {
    expect(linesOf(document('receipt')).map(([text, sum]) => [text, sum])).toEqual([
      ['What', 'Sum'],
      ['Gold membership, November 21, 2026 to November 21, 2027', '£1,495.00'],
      ['Code', '−£149.50'],
      ['Total, tax included', '£1,345.50'],
      ['of which VAT', '£224.25'],
      ['before VAT', '£1,121.25'],
      ['Paid by gift card', '£250.00'],
      ['Paid by the card ending 4242', '£1,095.50'],
    ]);
    const byGift = { discount: 0, gift: 149_500, paid: 0, cardLastFour: null };
    expect(
      linesOf(document('receipt', byGift))
        .slice(2)
        .map(([text, sum]) => [text, sum]),
    ).toEqual([
      ['Total, tax included', '£1,495.00'],
      ['of which VAT', '£249.17'],
      ['before VAT', '£1,245.83'],
      ['Paid by gift card', '£1,495.00'],
    ]);
  });

  it('takes the same sums back in a credit note', () => {
    expect(
      linesOf(document('credit-note'))
        .slice(1)
        .map(([text, sum]) => [text, sum]),
    ).toEqual([
      ['Gold membership, November 21, 2026 to November 21, 2027', '−£1,495.00'],
      ['Code', '£149.50'],
      ['Total, tax included', '−£1,345.50'],
      ['of which VAT', '−£224.25'],
      ['before VAT', '−£1,121.25'],
      ['Refunded to the gift card', '−£250.00'],
      ['Refunded to the card ending 4242', '−£1,095.50'],
    ]);
  });
});
