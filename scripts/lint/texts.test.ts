import { expect, it } from 'vitest';
import { refused } from './refused.test-kit.ts';

const refusedTexts = (...lines: string[]) => refused(lines.join('\n'), 'texts.mjs', 'texts/alone');

it('the rule rejects a text that changes beside others, comes and goes, or stands in a fragment or before what comes and goes', () => {
  const written = [
    'export const a = <p>Step {step} of 3</p>;',
    'export const b = <p><b>{sum}</b> {left >= 0 ? "better off" : "short"}</p>;',
    'export const c = <p><b>No</b>{isLong && ", not yet"}</p>;',
    'export const d = <p title={<>Dear <Blank />,</>}>{name}</p>;',
    'export const e = <p>{isNew && <b>New</b>} of these</p>;',
    'export const f = <p><Icon />{name || <Blank />}</p>;',
    'export const g = <p>{names.map((name) => <b key={name}>{name}</b>)} like it</p>;',
    'export const h = <p>{names.map((name) => name)}<br /></p>;',
    'export const i = <Move to="gold">Move to {name}</Move>;',
    'function Price({ sum }: Props) { return sum ? <b>{sum}</b> : "On request"; }',
    'const Name = ({ name }: Props) => `“${name}”`;',
    'export function J({ icon }: { icon: ReactNode }) { return <p>{icon}<b>Now</b></p>; }',
  ];
  expect([...new Set(refusedTexts(...written))]).toEqual(written.map((_, index) => index + 1));
});

it('the rule accepts a text that is alone in its element or never changes, and slots that take elements only', () => {
  const written = [
    'export const a = <p>{`Step ${step} of 3`}</p>;',
    'export const b = <p><b>{sum}</b> <span>{left >= 0 ? "better off" : "short"}</span></p>;',
    'export const c = <p>{name || <Blank />}</p>;',
    'export const d = <p>Written by <a href={link}>{name}</a>, in {"London"}. {/* So far. */}</p>;',
    'export const e = <p>Of these {isNew && <b>New</b>}</p>;',
    'export const f = <ul>{names.map((name) => <li key={name}>{name}</li>)}{more ? <li>{more}</li> : null}</ul>;',
    'export const g = <Move to="gold">{name}</Move>;',
    'function Slots({ icon, row, by }: { icon: ReactElement | false; row: () => ReactElement[]; by: Record<string, ReactElement> }) {',
    '  const last = icon ? <b>{icon}</b> : undefined;',
    '  return <p>{icon}{row()}{by[name]}{last}</p>;',
    '}',
    'function Passes({ children }: Props) { return children; }',
    'const words = (name: string) => `“${name}”`;',
  ];
  expect(refusedTexts(...written)).toEqual([]);
});

it('the rule rejects a word that a line would break after its first letter, and accepts it in an address', () => {
  const texts = ['<p>Your e-mail.</p>', '<Field label="E-mail" />', '`An e-gift`', '<p>{"[e-mail]"}</p>'];
  const written = texts.map((text, index) => `export const a${index} = ${text};`).join('\n');
  expect(refused(`${written}\nexport const address = '/e-gift-card';`, 'texts.mjs', 'texts/unbroken')).toEqual([
    1, 2, 3,
  ]);
});
