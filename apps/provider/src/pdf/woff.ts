import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Turns a WOFF 1.0 file into the TrueType or OpenType font that it wraps (W3C, WOFF File Format 1.0, sections 3 to 5).
 * The PDF library can read WOFF, and inflates every table in JavaScript for each document: half a second for a gift card.
 *
 * @throws {Error} when it is no WOFF file, or when a table is damaged
 */
export function fontOfWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('@myler/provider: a font is not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  const log = Math.floor(Math.log2(count));
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** log * 16, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE((count - 2 ** log) * 16, 10);

  const parts: Buffer[] = [header];
  let offset = header.length;
  for (let index = 0; index < count; index++) {
    const from = WOFF_HEADER + index * WOFF_ENTRY;
    const to = SFNT_HEADER + index * SFNT_ENTRY;
    const table = tableAt(woff, from);
    woff.copy(header, to, from, from + 4);
    woff.copy(header, to + 4, from + 16, from + 20);
    header.writeUInt32BE(offset, to + 8);
    header.writeUInt32BE(table.length, to + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** A table is stored as it is when compressing it saves nothing. */
function tableAt(woff: Buffer, entry: number): Buffer {
  const [offset, stored, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
  const bytes = woff.subarray(offset, offset + stored);
  const table = stored < length ? inflateSync(bytes) : bytes;
  if (table.length !== length) throw new Error('@myler/provider: a table of a font is damaged.');
  return table;
}
