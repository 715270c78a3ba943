import type { Decorator, Preview } from '@storybook/react-vite';
import { Suspense, lazy } from 'react';
import { currencies, currencyLabel, DEFAULT_CURRENCY } from '../../packages/config/src/currencies.ts';
import { emulateMedia } from './emulated-media.ts';

/** The menus above a story. At its first choice, each leaves the story as it is. */
export const toolbars: NonNullable<Preview['globalTypes']> = {
  currency: {
    description: 'The currency of prices',
    toolbar: {
      icon: 'credit',
      dynamicTitle: true,
      items: currencies.map((currency) => ({ value: currency.code, title: currencyLabel(currency) })),
    },
  },
  motion: {
    description: 'What the visitor’s device asks for about motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'device', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  colours: {
    description: 'Whose colours the page has',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'ours', title: 'Our colours' },
        { value: 'forced', title: 'Forced colours' },
      ],
    },
  },
  script: {
    description: 'Whether JavaScript runs',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'on', title: 'With JavaScript' },
        { value: 'off', title: 'Without JavaScript' },
      ],
    },
  },
};

export const initialGlobals = { currency: DEFAULT_CURRENCY as string, motion: 'device', colours: 'ours', script: 'on' };

// Loaded when it is chosen: story tests need no server renderer.
const ServerMarkup = lazy(() => import('./ServerMarkup.tsx'));

export const withToolbars: Decorator = (Story, { globals }) => {
  showCurrency(String(globals['currency'] ?? DEFAULT_CURRENCY));
  const withoutScript = globals['script'] === 'off';
  emulateMedia({
    reducedMotion: globals['motion'] === 'reduced',
    forcedColours: globals['colours'] === 'forced',
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
