import { Grid } from '../../layout/Grid.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './JumpLinks.module.css';

export interface JumpLinksProps {
  /** The accessible name: "On this page". */
  label: string;
  links: readonly { href: string; title: string; text: string }[];
}

/** Large links to the parts of a page, for visitors of different kinds. */
export function JumpLinks({ label, links }: JumpLinksProps) {
  return (
    <Grid as="nav" columns={3} before={9} className={styles.jump} aria-label={label}>
      {links.map(({ href, title, text }) => (
        <a key={href} href={href}>
          <Text as="b" size="title-2">
            {title}
          </Text>
          <Text as="span" tone="quiet">
            {text}
          </Text>
        </a>
      ))}
    </Grid>
  );
}
