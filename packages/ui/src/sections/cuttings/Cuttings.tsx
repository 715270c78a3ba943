import type { ReactElement } from 'react';
import { quoted } from '../../internal/quoted.ts';
import { Box } from '../../layout/Box.tsx';
import { Grid } from '../../layout/Grid.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './Cuttings.module.css';

interface Cutting {
  id: string;
  quote: string;
  publication: string;
  date: ReactElement;
}

export interface CuttingsProps {
  /** The first is large, with the second beside it. */
  cuttings: readonly Cutting[];
}

/** What others wrote. */
export function Cuttings({ cuttings: [first, second, ...others] }: CuttingsProps) {
  return (
    <>
      <Grid columns={3} gap={9} align="end" before={9} className={styles.top}>
        {first && <Quotation {...first} large />}
        {second && <Quotation {...second} />}
      </Grid>
      {others.length > 0 && (
        <Box as="ul" lines="above" className={styles.others}>
          {others.map((cutting) => (
            <li key={cutting.id}>
              <Quotation {...cutting} />
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

function Quotation({ quote, publication, date, large = false }: Cutting & { large?: boolean }) {
  return (
    <figure className={large ? styles.first : styles.cutting}>
      <blockquote>
        <p>{quoted(quote)}</p>
      </blockquote>
      <figcaption>
        <Text as="cite" tone="accent" weight="semibold" className={styles.publication}>
          {publication}
        </Text>
        {date}
      </figcaption>
    </figure>
  );
}
