import { expect, it } from 'vitest';
import { withSection } from './results-page.ts';

const page = '# The last drill\n\nHow it is written.\n\n## Faults\n\n| old |\n\n## Overload\n\nKept.\n';

it('a run replaces its own section of the results and leaves the others', () => {
  expect(withSection(page, 'Faults', '| new |')).toBe(page.replace('old', 'new'));
});

it('the first run of a kind adds its section', () => {
  expect(withSection(page, 'Hostile input', 'Nothing.')).toBe(`${page}\n## Hostile input\n\nNothing.\n`);
});
