import { Grid } from '../../layout/Grid.tsx';
import styles from './LinkLists.module.css';

export interface LinkListsProps {
  lists: readonly { title: string; links: readonly { id: string; label: string; href: string }[] }[];
}

/** Two lists of links, each below its title. */
export function LinkLists({ lists }: LinkListsProps) {
  return (
    <Grid columns={2} gap={7} className={styles.lists}>
      {lists.map(({ title, links }) => (
        <div key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.links}>
            {links.map(({ id, label, href }) => (
              <li key={id}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Grid>
  );
}
