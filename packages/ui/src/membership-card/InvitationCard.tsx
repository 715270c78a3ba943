import styles from './InvitationCard.module.css';

export interface InvitationCardProps {
  /** Above the sender: "A card for a friend". */
  label: string;
  /** Who sends it, in any script and of any length: three lines of it are shown, four smaller ones of a long name. */
  from: string;
  /** The figure in the arch, with a word below it: "10%" and "less". */
  figure: string;
  unit: string;
  /** What the figure is about: "in the first year". */
  text: string;
  /** In groups: "7KQ-4W2-MRX". It is never cut. */
  code: string;
}

/** A longer name is set smaller, in more lines. */
const LONG = 28;

/** A card that a member sends to a friend: who it is from, what it gives, and its code. */
export function InvitationCard({ label, from, figure, unit, text, code }: InvitationCardProps) {
  return (
    <figure className={styles.card}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={styles.from} dir="auto" data-long={from.length > LONG || undefined}>
          {from}
        </p>
        <p className={styles.code}>{code}</p>
      </div>
      <p className={styles.arch}>
        <span className={styles.figure}>{figure}</span> <span className={styles.unit}>{unit}</span>{' '}
        <span className={styles.text}>{text}</span>
      </p>
    </figure>
  );
}
