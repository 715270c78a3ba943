import { Box } from '../../layout/Box.tsx';
import { Cluster } from '../../layout/Cluster.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './ContactLines.module.css';

export interface ContactLinesProps {
  lines: readonly { city: string; display: string; href: string }[];
}

/** Telephone numbers by city. */
export function ContactLines({ lines }: ContactLinesProps) {
  return (
    <Box as="dl" lines="around" className={styles.lines}>
      {lines.map(({ city, display, href }) => (
        <Cluster gap={5} rows={0} align="baseline" justify="between" key={city}>
          <dt>{city}</dt>
          <Text as="dd" size="lead">
            <a href={href}>{display}</a>
          </Text>
        </Cluster>
      ))}
    </Box>
  );
}
