import { quoted } from '../../internal/quoted.ts';
import { Grid } from '../../layout/Grid.tsx';
import { Link } from '../../link/Link.tsx';
import { Anchor } from '../../link/LinkContext.tsx';
import { Text } from '../../text/Text.tsx';
import type { Portrait } from './Arcade.tsx';
import styles from './Portraits.module.css';

export interface PortraitsProps {
  /** The accessible name: "The Mylers". */
  label: string;
  people: readonly Portrait[];
}

/** Small portraits, each a link to its person. */
export function Portraits({ label, people }: PortraitsProps) {
  return (
    <ul className={styles.portraits} aria-label={label}>
      {people.map(({ name, href, cameo }) => (
        <li key={href}>
          <Anchor href={href}>
            <img src={cameo} alt={name} width={240} height={320} loading="lazy" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** What a few people say, each in a sentence. */
export function Voices({ voices }: { voices: readonly (Portrait & { city: string; quote: string })[] }) {
  return (
    <Grid as="ul" columns={3} gap={8} before={9}>
      {voices.map(({ name, href, cameo, city, quote }) => (
        <li key={href} className={styles.voice}>
          <img src={cameo} alt="" width={240} height={320} loading="lazy" />
          <blockquote>
            <p>{quoted(quote)}</p>
          </blockquote>
          <Text size="small" tone="quiet">
            <Link href={href}>{name}</Link>
            <span>{`, ${city}`}</span>
          </Text>
        </li>
      ))}
    </Grid>
  );
}
