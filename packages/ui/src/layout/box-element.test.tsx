import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Text } from '../text/index.ts';
import { Box, boxClass, Cluster, Grid, ScreenOnly, Split, Stack } from './index.ts';

it('has a class for each distance and each choice, and passes all else to its element', () => {
  const markup = renderToStaticMarkup(
    <Cluster as="ul" gap={5} rows={0} align="end" nowrap className="own" aria-label="Links" id="links" />,
  );
  expect(markup).toBe('<ul aria-label="Links" id="links" class="mu-cluster mu-g5 mu-r0 mu-end mu-nowrap own"></ul>');
  expect(renderToStaticMarkup(<Grid columns={4} narrow lines="above" />)).toBe(
    '<div class="mu-grid mu-c4 mu-narrow mu-above"></div>',
  );
  expect(renderToStaticMarkup(<Split ratio="7/5" rows={6} across={9} />)).toBe(
    '<div class="mu-split mu-7/5 mu-r6 mu-a9"></div>',
  );
  expect(renderToStaticMarkup(<Text size="lead" tone="quiet" before={3} />)).toBe(
    '<p class="mu-lead mu-quiet mu-b3"></p>',
  );
});

it('has no class for what is not asked for', () => {
  expect(renderToStaticMarkup(<Stack measure={false} gap={undefined} />)).toBe('<div class="mu-stack"></div>');
  expect(renderToStaticMarkup(<Box />)).toBe('<div></div>');
});

it('exists in one medium, also as a class for another component', () => {
  expect(renderToStaticMarkup(<ScreenOnly as="nav" before={4} />)).toBe('<nav class="mu-b4 mu-screen"></nav>');
  expect(boxClass({ only: 'interactive', className: 'form' })).toBe('mu-interactive form');
});
