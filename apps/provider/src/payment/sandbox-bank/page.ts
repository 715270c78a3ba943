import { createHash } from 'node:crypto';
import { formatMoney } from '@myler/config/currencies';
import type { Confirmation } from '../sandbox.ts';

/** Nothing of our own design: visitors must see that somebody else asks. */
const STYLE =
  '*{box-sizing:border-box}body{margin:0;min-height:100vh;background:#eef1f6;color:#1a2233;font:16px/1.5 Arial,Helvetica,sans-serif}header{padding:14px 20px;background:#0b3d91;color:#fff;font-weight:700}header small{display:block;font-weight:400;font-size:13px}main{max-width:420px;padding:20px}h1{margin:0 0 12px;font-size:20px;line-height:1.3}dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:0 0 20px;padding:14px 16px;background:#fff;border:1px solid #c8d0de;border-radius:4px}dt{color:#4d5870}dd{margin:0;font-weight:700;text-align:right}form{display:flex;flex-wrap:wrap;gap:12px}button{flex:1 1 130px;min-height:48px;border:2px solid #0b3d91;border-radius:4px;background:#fff;color:#0b3d91;font:700 16px Arial,Helvetica,sans-serif;cursor:pointer}button[value=confirm]{background:#0b3d91;color:#fff}button:focus-visible{outline:3px solid #d98200;outline-offset:2px}p{margin:0 0 16px}';

/**
 * Tells the page around the frame that the cardholder has answered. It sends the answer without a navigation, because each
 * navigation of a frame would take one press of the browser's Back. Without it the form is sent as any other.
 */
const SCRIPT = `const tell=()=>parent!==window&&parent.postMessage('bank-answered',location.origin);
const form=document.querySelector('form');
if(!form)tell();
form?.addEventListener('submit',async(event)=>{event.preventDefault();const body=new URLSearchParams({answer:event.submitter.value});
for(const button of form.querySelectorAll('button'))button.disabled=true;
try{const answer=await fetch(location.href,{method:'POST',body});if(!answer.ok)throw answer;location.replace(location.href)}
catch{for(const button of form.querySelectorAll('button'))button.disabled=false;document.querySelector('output').textContent='Your answer did not arrive. Try again.'}});`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Our own pages may frame it, and nobody else. */
export const BANK_POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(SCRIPT)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

const titles: Record<Confirmation['status'], string> = {
  open: 'Confirm this payment',
  confirmed: 'You confirmed this payment',
  refused: 'This payment was not confirmed',
};

const texts: Record<Exclude<Confirmation['status'], 'open'>, string> = {
  confirmed: 'You can go back to the shop now.',
  refused: 'You have not been charged. You can go back to the shop now.',
};

/** The sum, the last four digits of the card and two buttons; afterwards what was answered. Nothing personal. */
export function bankPage({ amount, lastFour, status }: Confirmation): string {
  const facts = `<dl><dt>Sum</dt><dd>${formatMoney(amount, { cents: true })}</dd><dt>Card</dt><dd>ending in ${lastFour}</dd></dl>`;
  const form =
    '<form method="post"><button name="answer" value="confirm">Confirm</button><button name="answer" value="refuse">Refuse</button></form><p><output></output></p>';
  const body = status === 'open' ? `${facts}${form}` : `${facts}<p>${texts[status]}</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${titles[status]} · Sandbox Bank</title><style>${STYLE}</style></head><body><header>Sandbox Bank<small>A bank for tests. No money moves.</small></header><main aria-labelledby="title"><h1 id="title">${titles[status]}</h1>${body}</main><script>${SCRIPT}</script></body></html>`;
}
