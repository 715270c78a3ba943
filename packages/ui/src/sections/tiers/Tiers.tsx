import type { ReactElement } from 'react';
import { Heading } from '../../heading/Heading.tsx';
import { classNames } from '../../internal/class-names.ts';
import { Box } from '../../layout/Box.tsx';
import type { Space } from '../../layout/box-element.ts';
import { Stack } from '../../layout/Stack.tsx';
import { MembershipCardPicture } from '../../membership-card/MembershipCardPicture.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './Tiers.module.css';

export interface Tier {
  id: string;
  name: string;
  /** The address of the card's picture. */
  picture: string;
  summary: string;
  benefits?: readonly string[] | undefined;
  price: ReactElement;
  /** The button or link that joins. */
  action: ReactElement;
}

export interface TiersProps {
  tiers: readonly Tier[];
  /** Card and text are beside each other, for two tiers in a wide row. */
  beside?: boolean;
  before?: Space;
}

/** The tiers of a membership as cards, each with its price and a link that joins. */
export function Tiers({ tiers, beside = false, before }: TiersProps) {
  return (
    <Box as="ul" before={before} className={classNames(styles.tiers, beside && styles.beside)}>
      {tiers.map(({ id, name, picture, summary, benefits, price, action }) => (
        <li key={id} className={styles.tier}>
          <MembershipCardPicture src={picture} name={name} decorative />
          <Stack className={styles.words}>
            <Heading level={3}>{name}</Heading>
            <Text size="small" tone="quiet" className={styles.summary}>
              {summary}
            </Text>
            {benefits && (
              <ul className={styles.benefits}>
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            )}
            <Text size="small" className={styles.price}>
              {price}
            </Text>
            {action}
          </Stack>
        </li>
      ))}
    </Box>
  );
}
