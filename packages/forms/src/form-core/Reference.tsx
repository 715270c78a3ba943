import styles from './Reference.module.css';

/** The id of a failed request, below its error: whoever writes to us can copy it, and we find the request in the log. */
export function Reference({ id }: { id: string | undefined }) {
  return id ? (
    <p className={styles.reference}>
      Reference: <span className={styles.id}>{id}</span>
    </p>
  ) : null;
}
