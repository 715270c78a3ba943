/** Tokens of packages/ui/src/tokens/styles.css, which Storybook's own frame cannot load. A test compares both. */
export const colours = {
  gold: '#baa57e',
  'gold-ink': '#76613a',
  'gold-light': '#f0dfb8',
  ink: '#1e1b16',
  'ink-2': '#5a5348',
  paper: '#faf7f1',
  'paper-2': '#f1ebdf',
  'paper-3': '#fffdf9',
  white: '#ffffff',
  line: '#e2d9c7',
  'line-strong': '#857a66',
  night: '#15201f',
} as const;
