import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../../heading/Heading.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Prose } from '../../prose/Prose.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './Vacancy.module.css';

export interface VacancyProps {
  /** Of the folded part, so that browsers unfold it when the address names it. */
  id: string;
  title: string;
  city: string;
  team: string;
  summary: string;
  hours: string;
  /** Until when somebody can apply. */
  closes: ReactElement;
  /** The whole position. */
  children: ReactNode;
  /** Beside it: how to apply. */
  apply: ReactNode;
}

/** An open position: a line of a list, which unfolds. */
export function Vacancy({ id, title, city, team, summary, hours, closes, children, apply }: VacancyProps) {
  return (
    <li className={styles.place}>
      <details className={styles.position}>
        <summary className={styles.summary}>
          <span className={styles.cityAndTeam}>
            <Text as="b" tone="accent" weight="semibold">
              {city}
            </Text>
            <span>{team}</span>
          </span>
          <hgroup>
            <Heading level={3} size="title-2" className={styles.title}>
              {title}
            </Heading>
            <Text tone="quiet" before={2} measure className={styles.line}>
              {summary}
            </Text>
          </hgroup>
          <span className={styles.terms}>
            <span>{hours}</span>
            {closes}
          </span>
          <Icon name="plus" className={styles.plus} />
          <Icon name="minus" className={styles.minus} />
        </summary>
        <div id={id} className={styles.full}>
          <Prose>{children}</Prose>
          <Stack gap={4} align="start" sticky className={styles.apply}>
            {apply}
          </Stack>
        </div>
      </details>
    </li>
  );
}
