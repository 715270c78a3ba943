import type { Career } from '@myler/api-client/contract';
import { mailboxes } from '@myler/config/contact';
import { formatDate } from '@myler/config/dates';
import { LinkButton } from '@myler/ui/button';
import { Icon } from '@myler/ui/icon';
import { Prose } from '@myler/ui/prose';
import { PlainBlocks } from '../../features/text/PlainBlocks.tsx';
import { applicationAddress } from '@myler/domain/filters';
import { Heading } from '@myler/ui/heading';
import { Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './careers.Position.module.css';

/** A line of the list that unfolds to the whole position. */
export function CareerPosition({ career }: { career: Career }) {
  const { id, title, team, city, hours, summary, body, publishedOn, closesOn } = career;
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
            <span>
              Until <time dateTime={closesOn}>{formatDate(closesOn)}</time>
            </span>
          </span>
          <Icon name="plus" className={styles.plus} />
          <Icon name="minus" className={styles.minus} />
        </summary>
        {/* The id is inside the folded part, because browsers unfold it when the address names an element in it. */}
        <div id={id} className={styles.full}>
          <Prose>
            <PlainBlocks blocks={body} headingLevel={4} />
          </Prose>
          <Stack gap={4} align="start" sticky className={styles.apply}>
            <LinkButton href={applicationAddress(mailboxes.jobs, career)}>Apply by email</LinkButton>
            <p>{`Opens an email to ${mailboxes.jobs} with its subject filled in. Published ${formatDate(publishedOn)}, open until the end of ${formatDate(closesOn)}.`}</p>
            <p>
              <a href={`#${id}`}>Link to this position</a>
            </p>
          </Stack>
        </div>
      </details>
    </li>
  );
}
