/** Containers whose name is that of a heading or a caption inside them, and controls whose label stands beside them. */
const namedByTheirPart = new Set(
  'region navigation group figure dialog article table row rowgroup list form complementary tabpanel tablist radiogroup radio checkbox textbox combobox option tab button cell rowheader columnheader caption search'.split(
    ' ',
  ),
);

/**
 * What a page says twice in a row, such as a small title that repeats the last step of the breadcrumb, or a picture's
 * alternative text that repeats its caption.
 *
 * @param snapshot the accessibility tree, as Playwright's `ariaSnapshot` writes it
 */
export function saidTwice(snapshot: string): string[] {
  const found: string[] = [];
  let before = { text: '', depth: 0 };
  for (const line of snapshot.split('\n')) {
    const spoken = read(line);
    if (!spoken) continue;
    // A link inside a heading has the heading's name, and is read out once.
    const isInside = spoken.depth > before.depth;
    // Every breadcrumb ends with the name of the page, and whoever goes to the page's heading has not heard it.
    const isPageTitle = line.includes('[level=1]');
    if (spoken.text === before.text && !isInside && !isPageTitle) found.push(spoken.text);
    before = spoken;
  }
  return found;
}

function read(line: string): { text: string; depth: number } | null {
  const [, indent = '', entry = ''] = /^( *)- (.*)$/.exec(line) ?? [];
  const plain = entry.replace(/^'(.*)':?$/, '$1').replaceAll("''", "'");
  const [, role = '', name, text] = /^([a-z]+)(?: "((?:[^"\\]|\\.)*)")?[^:]*(?:: ?(.*))?$/.exec(plain) ?? [];
  if (!role || namedByTheirPart.has(role)) return null;
  const words = (name ?? text ?? '').replace(/^"|"$/g, '').replace(/\.$/, '').trim();
  return words ? { text: words, depth: indent.length } : null;
}
