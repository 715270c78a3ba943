import type { Decorator, Preview } from '@storybook/react-vite';
import { Suspense, lazy } from 'react';
import { currencies, currencyLabel, DEFAULT_CURRENCY } from '../../packages/config/src/currencies.ts';
import { emulateMedia } from './emulated-media.ts';

const menu = (description: string, icon: 'credit' | 'lightning' | 'play', items: Record<string, string>) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(items).map(([value, title]) => ({ value, title })) },
});

/** The menus above a story. At its first choice, each leaves the story as it is. */
export const toolbars: NonNullable<Preview['globalTypes']> = {
  currency: menu(
    'The currency of prices',
    'credit',
    Object.fromEntries(currencies.map((currency) => [currency.code, currencyLabel(currency)])),
  ),
  motion: menu('What the visitor’s device asks for about motion', 'play', {
    device: 'Motion',
    reduced: 'Reduced motion',
  }),
  script: menu('Whether JavaScript runs', 'lightning', { on: 'With JavaScript', off: 'Without JavaScript' }),
};

export const initialGlobals = { currency: DEFAULT_CURRENCY as string, motion: 'device', script: 'on' };

// Loaded when it is chosen: story tests need no server renderer.
const ServerMarkup = lazy(() => import('./ServerMarkup.tsx'));

export const withToolbars: Decorator = (Story, { globals }) => {
  showCurrency(String(globals['currency'] ?? DEFAULT_CURRENCY));
  const withoutScript = globals['script'] === 'off';
  emulateMedia({
    reducedMotion: globals['motion'] === 'reduced',
    withoutScript,
  });
  if (!withoutScript) return <Story />;
  return (
    <Suspense>
      <ServerMarkup>
        <Story />
      </ServerMarkup>
    </Suspense>
  );
};

let isSwitched = false;

/** Leaves the default alone: a story may set another currency itself. */
function showCurrency(code: string): void {
  if (code === DEFAULT_CURRENCY && !isSwitched) return;
  isSwitched = code !== DEFAULT_CURRENCY;
  document.documentElement.dataset['currency'] = code;
}
