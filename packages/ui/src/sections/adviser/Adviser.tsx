import type { ReactElement, ReactNode } from 'react';
import { quoted } from '../../internal/quoted.ts';
import { Heading } from '../../heading/Heading.tsx';
import { Label } from '../../label/Label.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './Adviser.module.css';

export interface AdviserProps {
  label: string;
  /** The address of the cameo: a monogram in an arch, because no faces are drawn. */
  cameo: string;
  titleId: string;
  /** Who it is, as a sentence. */
  title: ReactNode;
  /** A sentence of theirs, without quotation marks. */
  quote: string;
  /** How to ask: a link that looks like a button. */
  action: ReactElement;
  /** What is good to know before that: where they are, when they answer. */
  facts: readonly string[];
}

/** Somebody who knows a place, what they say about it, and how to ask them. */
export function Adviser({ label, cameo, titleId, title, quote, action, facts }: AdviserProps) {
  return (
    <div className={styles.beside}>
      <img className={styles.cameo} src={cameo} alt="" width={240} height={320} loading="lazy" />
      <div>
        <Label>{label}</Label>
        <Heading level={2} size="title-2" id={titleId}>
          {title}
        </Heading>
        <Text as="blockquote" size="lead" tone="quiet" before={5} measure>
          {quoted(quote)}
        </Text>
      </div>
      <Stack gap={4} className={styles.ask}>
        {action}
        <Stack as="ul" gap={1}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Stack>
      </Stack>
    </div>
  );
}
