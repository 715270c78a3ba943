import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { fontOfWoff } from './woff.ts';

const file = createRequire(import.meta.url).resolve(
  '@fontsource/nunito-sans/files/nunito-sans-latin-ext-600-normal.woff',
);
const woff = readFileSync(file);

/** A table's checksum as TrueType defines it: the sum of its 32-bit words, the last one filled with zeros. */
function checksum(table: Buffer): number {
  const words = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

describe('a font that is unwrapped from WOFF', () => {
  it('has its tables at the offsets of its directory, with the right checksums', () => {
    const font = fontOfWoff(woff);
    const count = font.readUInt16BE(4);
    expect(count).toBe(woff.readUInt16BE(12));
    const tables = Array.from({ length: count }, (_, index) => {
      const entry = 12 + index * 16;
      const offset = font.readUInt32BE(entry + 8);
      const table = Buffer.from(font.subarray(offset, offset + font.readUInt32BE(entry + 12)));
      const tag = font.toString('latin1', entry, entry + 4);
      // This field is the checksum of the whole font, and counts as zero in that of its own table.
      if (tag === 'head') table.writeUInt32BE(0, 8);
      return { tag, offset, stated: font.readUInt32BE(entry + 4), found: checksum(table) };
    });
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
    for (const { tag, stated, found, offset } of tables) {
      expect([tag, found]).toEqual([tag, stated]);
      expect(offset % 4).toBe(0);
    }
    // The header states the length of the unwrapped font (WOFF 1.0, section 3).
    expect(font.length).toBe(woff.readUInt32BE(16));
  });

  it('is refused when it is not a WOFF file or a table is damaged', () => {
    expect(() => fontOfWoff(fontOfWoff(woff))).toThrow('not a WOFF file');
    const damaged = Buffer.from(woff);
    // The first table claims to be longer than it is.
    damaged.writeUInt32BE(damaged.readUInt32BE(44 + 12) + 1, 44 + 12);
    expect(() => fontOfWoff(damaged)).toThrow('damaged');
  });
});
