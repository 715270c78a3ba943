import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TelephoneField } from '../telephone-field/TelephoneField.tsx';
import { TextField } from '../text-field/TextField.tsx';

const text = { label: 'Field', name: 'field', value: '', onChange: () => undefined };
const input = (html: string) => /<input[^>]*>/.exec(html)?.[0].toLowerCase() ?? '';

it('an input says to the keyboard what is typed in it', () => {
  const of = (kind: Parameters<typeof TextField>[0]['kind']) =>
    input(renderToStaticMarkup(<TextField {...text} kind={kind} />));
  expect(of('email')).toMatch(/(?=.*type="text")(?=.*inputmode="email")(?=.*autocapitalize="none")/);
  expect(of('name')).toMatch(/(?=.*autocapitalize="words")(?=.*spellcheck="false")/);
  expect(of('code')).toMatch(/(?=.*autocapitalize="characters")(?=.*enterkeyhint="done")/);
  expect(of('digits')).toContain('inputmode="numeric"');
});

it('a number beside its calling code is autofilled without it', () => {
  const field = { ...text, countryCode: 'GB', onCountryChange: () => undefined };
  const html = renderToStaticMarkup(
    <TelephoneField {...field} countries={[{ code: 'GB', name: 'United Kingdom', callingCode: '44' }]} />,
  );
  expect(input(html)).toMatch(/(?=.*autocomplete="tel-national")(?=.*inputmode="tel")/);
});
