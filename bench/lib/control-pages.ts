// The two controls that a page's loading is compared with.

/** The stylesheet of {@link plainPage}. */
export const plainStyles =
  'body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#15201f}' +
  'img{display:block;width:100%;height:auto}h1,h2,h3{line-height:1.2}';

/** Control A: the same page with its scripts removed. */
export const withoutScripts = (html: string) =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gs, '');

/** Control B: a plain page with the same words and the first picture, one small stylesheet and no script. */
export function plainPage(html: string) {
  const main = withoutScripts(/<main\b.*<\/main>/s.exec(html)?.[0] ?? '');
  const [picture = ''] = /<picture>.*?<\/picture>|<img\b[^>]*>/s.exec(main) ?? [];
  const [title = ''] = /<title>.*?<\/title>/s.exec(html) ?? [];
  const paragraphs = main
    .replaceAll(/<(svg|style|template)\b.*?<\/\1>|<!--.*?-->/gs, '')
    // What a browser starts on a new line.
    .replaceAll(
      /<\/?(?:p|div|section|article|header|ul|ol|li|h[1-6]|table|tr|td|th|dt|dd|label|form|figure)\b[^>]*>/g,
      '\n',
    )
    .replaceAll(/<[^>]*>/g, ' ')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  const [heading, ...rest] = paragraphs;
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    `<meta name="viewport" content="width=device-width, initial-scale=1">${title}` +
    '<link rel="icon" href="data:,"><link rel="stylesheet" href="/plain.css"></head><body>' +
    `${picture.replaceAll(/ loading="lazy"/g, '')}<h1>${heading ?? ''}</h1>${rest.map((line) => `<p>${line}</p>`).join('')}</body></html>`
  );
}
