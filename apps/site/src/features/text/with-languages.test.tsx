import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withLanguages } from './with-languages.tsx';

const phrases = [
  { lang: 'fr', text: 'elle' },
  { lang: 'fr', text: 'elle mange tout' },
  { lang: 'fr', text: 'Ça va ?' },
];
const html = (text: string) => renderToStaticMarkup(<p>{withLanguages(text, phrases)}</p>);

it('a phrase of another language has its language, the longest that fits', () => {
  expect(html('Say “elle”.')).toBe('<p>Say “<span lang="fr">elle</span>”.</p>');
  expect(html('elle mange tout')).toBe('<p><span lang="fr">elle mange tout</span></p>');
  expect(html('Ça va ?')).toBe('<p><span lang="fr">Ça va ?</span></p>');
});

it('a part of an English word has none', () => {
  expect(html('Estelle is well')).toBe('<p>Estelle is well</p>');
});
