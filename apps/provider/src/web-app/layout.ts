import { minWidth } from '@myler/config/breakpoints';
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { brand } from '@myler/config/brand';
import { deskLine } from '@myler/config/contact';

type Html = ReturnType<typeof html>;

/** The weights of the brand's typeface that the page uses. */
export const faces = { 300: 'nunito-sans-300.woff', 600: 'nunito-sans-600.woff' } as const;

const face = ([weight, file]: [string, string]) =>
  `@font-face{font-family:"Nunito Sans";font-weight:${weight};font-display:swap;src:url("/app/fonts/${file}") format("woff")}`;

const STYLE = `${Object.entries(faces).map(face).join('')}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr auto;background:#15201f;color:#f2ead9;font:300 18px/1.6 "Avenir Next","Nunito Sans",system-ui,sans-serif}
header,main,footer{width:100%;max-width:1440px;margin:0 auto;padding-inline:clamp(24px,4vw,48px)}
header{padding-block:28px}
.logo{display:inline-flex;gap:16px;align-items:center;min-height:48px;color:#f2ead9;font-size:20px;letter-spacing:.28em;text-decoration:none}
main{display:grid;gap:clamp(40px,6vw,96px);align-items:center;padding-block:clamp(32px,6vw,80px)}
.label{display:block;margin:0 0 24px;color:#baa57e;font-size:12px;font-weight:600;letter-spacing:.2em;text-transform:uppercase}
.label::after{content:"";display:block;width:56px;margin-top:24px;border-top:1px solid #baa57e}
h1{margin:0;font-size:clamp(38px,5.4vw,76px);font-weight:300;line-height:1.06;letter-spacing:-.015em;text-wrap:balance;overflow-wrap:anywhere}
p{max-width:34em;margin:20px 0 0}
.quiet{color:#b9b3a4;font-size:16px}
.actions{display:flex;flex-wrap:wrap;gap:16px;margin-top:36px}
a{color:#d8c49b;text-underline-offset:.3em}
a:focus-visible{outline:2px solid #baa57e;outline-offset:4px}
.button{display:inline-grid;place-items:center;min-height:48px;padding:12px 30px;border:1px solid #baa57e;color:#f2ead9;font-size:13px;font-weight:600;letter-spacing:.14em;text-align:center;text-decoration:none;text-transform:uppercase}
.gold{background:#baa57e;color:#1e1b16}
.arch{overflow:hidden;width:100%;max-width:480px;margin:0 auto;border-radius:999px 999px 0 0;aspect-ratio:4/5}
.arch img{display:block;width:100%;height:100%;object-fit:cover}
footer{padding-block:28px;border-top:1px solid #2f3b39}
footer p{margin:0}
@media${minWidth('md')}{main.pair{grid-template-columns:7fr 5fr}}`;

/** In one piece, because white space in the element would change its hash. */
const STYLE_ELEMENT = `<style>${STYLE}</style>`;

/** Nothing but this page's own style, its pictures and its typeface. */
export const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The brand's mark: three arches. */
const MARK = html`<svg
  width="40"
  height="50"
  viewBox="0 0 40 50"
  fill="none"
  stroke="#baa57e"
  stroke-width="2"
  aria-hidden="true"
>
  <path d="M3 47V20a17 17 0 0 1 34 0v27M11.5 47V20.5a8.5 8.5 0 0 1 17 0V47M20 3v44" />
</svg>`;

/** A page of the stand-in. `html` escapes every value that is not markup. */
export function layout({ title, content, picture }: { title: string; content: Html; picture?: Html }): Html {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brand.name}</title>
        <link rel="icon" href="/icon.svg" />
        ${raw(STYLE_ELEMENT)}
      </head>
      <body>
        <header>
          <a class="logo" href="/">${MARK}<span>${brand.name.toUpperCase()}</span></a>
        </header>
        <main class="${picture ? 'pair' : ''}">
          <div>${content}</div>
          ${picture ?? ''}
        </main>
        <footer>
          <p class="quiet">
            This page stands in for the members’ app, which lives at an address of its own. The desk is at
            <a href="${deskLine.href}">${deskLine.display}</a>.
          </p>
        </footer>
      </body>
    </html>`;
}
