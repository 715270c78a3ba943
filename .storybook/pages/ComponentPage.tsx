import { Controls, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Design } from '../../internal/presets/src/design.ts';
import { TokenTable } from './TokenTable.tsx';
import { tokensOf } from './tokens-of.ts';
import './pages.css';

/** The page of each component: what designers need to know, beside what Storybook derives from the code. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const parameters = preparedMeta.parameters as { design?: Design; fileName?: string };
  const { design, fileName = '' } = parameters;
  const tokens = tokensOf(fileName);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {design && <Guidance design={design} />}
      <Heading>Props</Heading>
      <Controls />
      <Stories title="States" includePrimary={false} />
      {tokens.length > 0 && (
        <>
          <Heading>Tokens used</Heading>
          <p>Read from the style sheets of this component, with their values on paper.</p>
          <TokenTable tokens={tokens} />
        </>
      )}
    </>
  );
}

function Guidance({ design: { use, avoid, anatomy, accessibility } }: { design: Design }) {
  return (
    <>
      <div className="page-columns">
        <section>
          <Heading>When to use it</Heading>
          <List items={use} />
        </section>
        <section>
          <Heading>When not to</Heading>
          <List items={avoid} />
        </section>
      </div>
      <Heading>Anatomy</Heading>
      <List items={anatomy} tag="ol" />
      <Heading>Accessibility</Heading>
      <List items={accessibility} />
    </>
  );
}

const List = ({ items, tag: Tag = 'ul' }: { items: readonly string[]; tag?: 'ol' | 'ul' }) => (
  <Tag>
    {items.map((item) => (
      <li key={item}>
        <Words text={item} />
      </li>
    ))}
  </Tag>
);

/** A text with `names of code` between backticks. */
const Words = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));
