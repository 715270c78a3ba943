import type { Decorator, Preview } from '@storybook/react-vite';
import { Suspense, lazy } from 'react';
import { configure } from 'storybook/test';
import '../packages/ui/src/tokens/styles.css';
import { theme } from './brand/theme.ts';
import { freezeTime } from './frozen-time.ts';
import { chromaticModes, widths } from './modes.ts';
import { initialGlobals, toolbars, withToolbars } from './toolbars/toolbars.tsx';
import './preview.css';

// Loaded when somebody opens the page of a component: story tests need none.
const ComponentPage = lazy(() => import('./pages/ComponentPage.tsx'));
function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}

/** A story sets `parameters.tone: 'night'` if it belongs on a dark band. */
const withBand: Decorator = (Story, { globals, parameters }) => {
  const tone = parameters['tone'] === 'night' || globals['backgrounds']?.value === 'night' ? 'night' : 'paper';
  const bare = parameters['layout'] === 'fullscreen';
  return (
    <div className={bare ? 'story' : 'story story-padded'} data-tone={tone} data-bare={bare || undefined}>
      <Story />
    </div>
  );
};

function preventNavigation(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a[href^="#"]')) event.preventDefault();
}

// A story may wait long on a busy machine: the default of one second is too short.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  decorators: [withToolbars, withBand],
  globalTypes: toolbars,
  initialGlobals,
  beforeEach: () => {
    // A followed link would leave the story.
    const resumeTime = freezeTime();
    document.addEventListener('click', preventNavigation);
    document.documentElement.lang = 'en-GB';
    document.documentElement.dataset['currency'] = 'GBP';
    return () => {
      resumeTime();
      document.removeEventListener('click', preventNavigation);
    };
  },
  parameters: {
    layout: 'padded',
    docs: { theme, page: DocsPage },
    // No style attributes exist: the content security policy refuses them. Nothing else needs what axe would load.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'avoid-inline-spacing', enabled: false }] },
      options: { preload: false },
    },
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce', pauseAnimationAtEnd: true },
    controls: { expanded: true, matchers: { color: /colour$/i } },
    backgrounds: {
      options: {
        paper: { name: 'Paper', value: '#faf7f1' },
        'paper-2': { name: 'Paper 2', value: '#f1ebdf' },
        night: { name: 'Night', value: '#15201f' },
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          {
            name: name === `${width}` ? `${width} px` : `${name}, ${width} px`,
            styles: { width: `${width}px`, height: '900px' },
          },
        ]),
      ),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Brand',
          'How to review',
          'How to add a component',
          'What changed',
          'Every email',
          'Foundations',
          'Components',
          'Fields',
          'Dialogs',
          'Journeys',
          ['Join us', 'A gift card', 'Sign in', 'Password'],
          'Forms',
          'Letters',
        ],
      },
    },
  },
};

export default preview;
