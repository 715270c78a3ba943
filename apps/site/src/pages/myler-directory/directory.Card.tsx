import { Fragment } from 'react';
import { address } from '@myler/config/address';
import { specialismNames } from '@myler/config/mylers';
import type { Myler } from '@myler/api-client/contract';
import { MylerCard } from '@myler/ui/myler-card';
import { Text } from '@myler/ui/text';
import { cameoSrc } from '../../data/cameo.ts';
import styles from './directory.Card.module.css';

interface DirectoryCardProps {
  myler: Myler;
  /** Why this Myler matches, after the visitor answered the questions. */
  reason?: string;
}

/** A Myler, with an anchor on the page and what is useful to know before writing. */
export function DirectoryCard({ myler, reason }: DirectoryCardProps) {
  const { from, to } = myler.childrensAges;
  return (
    <li id={myler.id} className={styles.place}>
      <MylerCard
        name={myler.name}
        city={myler.city}
        line={myler.line}
        cameo={cameoSrc(myler.monogram)}
        {...(reason ? { reason } : {})}
        facts={[
          { term: 'Plans', detail: myler.specialisms.map((id) => specialismNames[id].name).join(', ') },
          { term: 'Speaks', detail: myler.languages.join(', ') },
          // Only where a few Mylers are compared: twenty-four times two links are too many for the whole list.
          ...(reason && myler.hotels.length > 0
            ? [{ term: 'Slept in', detail: <SleptIn hotels={myler.hotels} /> }]
            : []),
          { term: 'Children', detail: `${from === 0 ? 'From birth' : `From ${from}`} to ${to} in the family` },
        ]}
      />
      <details className={styles.more}>
        <summary>
          <span>{`Read about ${myler.name.split(' ')[0] ?? myler.name}`}</span>
          <span className="visually-hidden">{` ${myler.name.split(' ').slice(1).join(' ')}`}</span>
        </summary>
        <Text tone="quiet" measure>
          {myler.introduction}
        </Text>
      </details>
    </li>
  );
}

function SleptIn({ hotels }: Pick<Myler, 'hotels'>) {
  return hotels.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && <span>, </span>}
      <a href={address('/our-hotels/$id', { params: { id } })}>{name}</a>
    </Fragment>
  ));
}
