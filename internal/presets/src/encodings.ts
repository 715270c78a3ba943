/** How a secret may look where it was written by mistake, each with the bytes to look for. */
export function encodingsOf(value: string): [encoding: string, bytes: Buffer][] {
  return Object.entries(encodings).flatMap(([encoding, encode]) =>
    encode(value).map((bytes) => [encoding, bytes] as [string, Buffer]),
  );
}

const texts = (value: string, ...forms: string[]) =>
  [...new Set(forms)].filter((form) => form !== value).map((form) => Buffer.from(form));

const encodings: Record<string, (value: string) => Buffer[]> = {
  plain: (value) => [Buffer.from(value)],
  // Cards and gift codes.
  'in groups of four': (value) =>
    /^[\w-]{12,24}$/.test(value)
      ? texts(value, ...[' ', '-', ''].map((space) => value.replaceAll('-', '').replace(/(.{4})(?=.)/g, `$1${space}`)))
      : [],
  'in UTF-16': (value) => [Buffer.from(value, 'utf16le')],
  'in hexadecimal': (value) => [Buffer.from(Buffer.from(value).toString('hex'))],
  'in base64': (value) => [...base64InAnyPlace(value, 'base64'), ...base64InAnyPlace(value, 'base64url')],
  'in a URL': (value) => texts(value, encodeURIComponent(value), value.replaceAll(' ', '+')),
  'in JSON': (value) => {
    const once = inJson(value);
    return texts(value, once, inJson(once), onlyAscii(once));
  },
};

const inJson = (value: string) => JSON.stringify(value).slice(1, -1);
const onlyAscii = (json: string) =>
  json.replaceAll(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** What of the value's base64 is the same in a longer text, for each of the three places it may begin at. */
function base64InAnyPlace(value: string, alphabet: 'base64' | 'base64url'): Buffer[] {
  return [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(value)]);
    const end = Math.floor((bytes.length * 8) / 6);
    return Buffer.from(bytes.toString(alphabet).slice(before === 0 ? 0 : before + 1, end));
  });
}
