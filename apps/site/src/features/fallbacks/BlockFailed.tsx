import { deskLine } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { live } from '../../live/live.ts';
import styles from './BlockFailed.module.css';

/** One block of a page whose data did not arrive: the rest of the page stands, and this can be asked for again. */
export function BlockFailed({ title }: { title: string }) {
  return (
    <div className={styles.failed}>
      <p className={styles.title}>{title}</p>
      <p>
        The line to our desk dropped. Try again, or ring <a href={deskLine.href}>{deskLine.display}</a> and we will read
        it to you.
      </p>
      {/* The same page once more, from the server: it may have what was missing. */}
      <LinkButton variant="outline" href="" {...live({ reload: true })}>
        Try again
      </LinkButton>
    </div>
  );
}
