/**
 * Nobody sees these, and they change nothing: soft hyphen, zero-width space, word joiner, marks of byte order, fillers. The
 * two joiners are not among them, because names in Persian and in scripts of India need them.
 */
const INVISIBLE = /[\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g;
/** A joiner does nothing at the beginning, and after a space or a letter with capitals. */
const USELESS_JOINERS = /(^|[\p{Lu}\p{Ll}\s])[\u200C\u200D]+/gu;
/** Marks of direction that stand alone. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/g;
/** Marks that open a run of another direction, and that close it. */
const DIRECTION_RUNS = /[\u202A-\u202E\u2066-\u2069]/g;
const POP = '\u202C';
const POP_ISOLATE = '\u2069';

/** A name, without what would be there without being seen: two names that look the same are the same. */
export function normaliseName(typed: string): string {
  return normaliseLine(typed.replaceAll(DIRECTION_MARKS, '').replaceAll(DIRECTION_RUNS, ''));
}

/** Endings of web addresses that are no names, so that they count after one or two letters too: "QX.SHOP". */
const ENDINGS =
  'app|blog|click|club|com|dev|email|gifts?|help|host|icu|info|link|live|loan|lol|money|net|news|online|org|shop|site|space|store|support|tech|tips|today|top|travel|vip|website|wiki|work|xyz|zip';
/** What mail programs make links of, in any case: "https://", "www.", an address with a path or a port, "x@y.z", an IP address. */
const LINK = new RegExp(
  String.raw`://|www\.|[^\s.]\.(?:\p{L}{2,}(?:[/?#]|:\d)|(?:${ENDINGS})(?![\p{L}\p{M}\p{N}]))|@[^\s.@]+\.|\d(?:\.\d+){3}`,
  'iu',
);
/**
 * A word that ends as a domain does: in small letters, in two letters, after a longer word, or in another script: "St.John",
 * "K.Ravi", "王.小明" and "A.B." are names.
 */
const DOMAIN =
  /[^\s.]\.(?:\p{Ll}{2,}|[\p{Lu}\p{Ll}]{2})(?![\p{L}\p{M}\p{N}])|(?:(?:[\p{L}\p{N}-]\p{M}*){3}|\p{Script=Han}{2}|[A-Za-z]\d|\d[A-Za-z]|[A-Za-z\d](?=\.\P{Script=Latin}))\.\p{L}\p{M}*\p{L}/u;

/** "MacBook 2026" is a name. */
const YEAR = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u;
/** Four figures, whatever stands between them: "ring 118118", "1-800-PAY-BACK", and the sum that somebody is said to owe. */
const TELEPHONE_NUMBER = /(?:\p{Nd}\P{Nd}*){4}/u;

/**
 * Whether a name has a web address, of which a mail program would make a link, or a number to call: with either a stranger
 * would write to anybody through our emails. "Anna.Maria" has one too, as nobody can tell it from an address.
 */
export function hasContactDetails(name: string): boolean {
  const text = name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('。', '.');
  return LINK.test(text) || DOMAIN.test(text) || TELEPHONE_NUMBER.test(text.replace(YEAR, ''));
}

/** What forms and server say of such a name. */
export const CONTACT_DETAILS_ERROR =
  'Enter a name without a web address or a long number. Put a space after a full stop.';

/** One line of text. Runs of spaces of any width become one. Tabs and line breaks stay, for a rule to refuse. */
export function normaliseLine(typed: string): string {
  return withoutInvisible(typed)
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
}

/** Text of several lines. A tab is a space. */
export function normaliseParagraph(typed: string): string {
  return withoutInvisible(typed)
    .replaceAll('\t', ' ')
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .trim();
}

/** In NFC. Marks of direction that are not balanced in their line would reorder what stands beside it. */
function withoutInvisible(typed: string): string {
  const visible = typed.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(USELESS_JOINERS, '$1');
  const lines = visible
    .split(/\r\n?|\n/)
    .map((line) => (isBalanced(line) ? line : line.replaceAll(DIRECTION_RUNS, '')));
  return lines.join('\n');
}

function isBalanced(line: string): boolean {
  const open: string[] = [];
  for (const [mark] of line.matchAll(DIRECTION_RUNS)) {
    if (mark !== POP && mark !== POP_ISOLATE) open.push(mark >= '\u2066' ? POP_ISOLATE : POP);
    else if (open.pop() !== mark) return false;
  }
  return open.length === 0;
}

/** The text with all digits as 0–9, because Arabic, Hindi or Japanese keyboards type digits of their own script. In NFKC. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[^\P{Nd}0-9]/gu, asciiDigit);
}

/** Unicode has each script's digits in a row from zero to nine. Two such rows may be adjacent, hence the modulo. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** A code of letters and digits, as from a card, a letter or a coupon: capitals, one kind of dash, no spaces. */
export function normaliseCode(typed: string): string {
  return asciiDigits(typed)
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .toUpperCase()
    .normalize('NFKC');
}

/**
 * A password in NFKC, because keyboards type the same letter in different code points (NIST SP 800-63B, 5.1.1.2). Nothing is
 * trimmed.
 */
export const normalisePassword = (typed: string): string => typed.normalize('NFKC');

/**
 * An email address without what people copy with it: invisible characters, `mailto:`, brackets, quotation marks, and
 * punctuation after it. Full-width characters become ASCII, and so does an international domain: "ana@bücher.example" is
 * "ana@xn--bcher-kva.example".
 */
export function normaliseEmail(typed: string): string {
  const address = withoutSurroundings(typed);
  // What one pass takes away may have stood around something else.
  return address === typed ? address : normaliseEmail(address);
}

function withoutSurroundings(typed: string): string {
  const text = typed.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  const begun = text.replace(/^(?:[\s<([«‹“‘„"]|mailto:)+/i, '');
  const isLink = /mailto:/i.test(text.slice(0, text.length - begun.length));
  const ended = (isLink ? begun.replace(/(@[^?]*)\?.*$/s, '$1') : begun).replace(/[\s>)\]»›”’",.;:!?。、]+$/, '');
  // An apostrophe may begin an address, unless it closes too what it opens.
  const address = ended.endsWith("'") ? ended.replace(/^'+/, '').replace(/[\s',.;:]+$/, '') : ended;
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

/** The characters that end a host in a URL, and a percent sign, must not become part of another domain. */
function asciiDomain(domain: string): string {
  // oxlint-disable-next-line no-control-regex -- These are all characters of ASCII.
  if (/^[\x00-\x7F]*$/.test(domain) || /[\s/?#:\\%[\]]/.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}
