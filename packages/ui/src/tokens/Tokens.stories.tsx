import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { breakpoints, colourTokens, motionTokens, spaceTokens, typeTokens } from './index.ts';
import styles from './Tokens.module.css';

/** These pages read every value from the stylesheet that the site uses. */
const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const subscribeToNothing = () => () => undefined;
function useValue(token: string): string {
  return useSyncExternalStore(subscribeToNothing, () =>
    getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim(),
  );
}

function Swatch({ token }: { token: string }) {
  const value = useValue(token);
  return (
    <figure>
      <svg className={styles.swatch} viewBox="0 0 160 96" aria-hidden="true">
        <rect width="160" height="96" fill={value} />
      </svg>
      <figcaption>
        <b>--{token}</b>
        <code>{value}</code>
      </figcaption>
    </figure>
  );
}

export const Colour: Story = {
  render: () => (
    <div className={styles.swatches}>
      {colourTokens.map((token) => (
        <Swatch key={token} token={token} />
      ))}
    </div>
  ),
};

function Specimen({ token }: { token: string }) {
  const value = useValue(token);
  return (
    <div className={styles.specimen}>
      <p className={styles[token]}>One adviser who remembers the cot.</p>
      <p className={styles.note}>
        <b>--{token}</b> <code>{value}</code>
      </p>
    </div>
  );
}

export const Type: Story = {
  render: () => (
    <div>
      {typeTokens.map((token) => (
        <Specimen key={token} token={token} />
      ))}
    </div>
  ),
};

function Measure({ token }: { token: string }) {
  const value = useValue(token);
  return (
    <tr>
      <th scope="row">--{token}</th>
      <td>
        <code>{value}</code>
      </td>
    </tr>
  );
}

export const SpaceAndMotion: Story = {
  render: () => (
    <table className={styles.table}>
      <caption>Space and motion</caption>
      <tbody>
        {[...spaceTokens, ...motionTokens].map((token) => (
          <Measure key={token} token={token} />
        ))}
      </tbody>
    </table>
  ),
};

export const Breakpoints: Story = {
  render: () => (
    <table className={styles.table}>
      <caption>Breakpoints, as smallest widths</caption>
      <tbody>
        {Object.entries(breakpoints).map(([name, width]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{width} px</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
