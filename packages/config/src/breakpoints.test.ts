import { expect, it } from 'vitest';
import { minWidth } from './breakpoints.ts';

it('code gets a breakpoint as a media condition', () => {
  expect(`${minWidth('md')} 22vw, ${minWidth('sm')} 45vw, 90vw`).toBe(
    '(min-width: 1024px) 22vw, (min-width: 450px) 45vw, 90vw',
  );
});
