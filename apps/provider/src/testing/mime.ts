/** A MIME message or one of its parts. */
export interface MimePart {
  /** "text/html" */
  type: string;
  /** Names are in lower case. Values are unfolded, but still encoded. */
  headers: Record<string, string>;
  /** Decoded. */
  body: Buffer;
  parts: MimePart[];
}

/** Parses a message without a library, so that tests see its real structure and encodings. */
export function readMime(raw: string): MimePart {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const text = rest.join('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  ) as Record<string, string>;
  const type = headers['content-type']?.split(';')[0] ?? '';
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary
    ? text
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => readMime(part.replace(/^\r\n/, '').replace(/\r\n$/, '')))
    : [];
  return { type, headers, body: decoded(text, headers['content-transfer-encoding']), parts };
}

/** "multipart/alternative(text/plain, text/html)" */
export const outlineOf = ({ type, parts }: MimePart): string =>
  parts.length > 0 ? `${type}(${parts.map(outlineOf).join(', ')})` : type;

export function partOf(message: MimePart, type: string): MimePart | undefined {
  return message.type === type ? message : message.parts.map((part) => partOf(part, type)).find(Boolean);
}

/** The decoded text of a header (RFC 2047). */
export function wordsOf(header = ''): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : quotedPrintable(word.replaceAll('_', ' '))).toString(
        'latin1',
      ),
    )
    .replace(/^.*$/s, (bytes) => Buffer.from(bytes, 'latin1').toString());
}

function decoded(text: string, encoding = '7bit'): Buffer {
  if (encoding === 'base64') return Buffer.from(text, 'base64');
  return encoding === 'quoted-printable' ? quotedPrintable(text) : Buffer.from(text, 'latin1');
}

const quotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
