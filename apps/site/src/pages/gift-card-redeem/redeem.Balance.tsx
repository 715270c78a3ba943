import { deskLine, mailboxes } from '@myler/config/contact';
import { lazyPart } from '../../app/code-loading.tsx';
import styles from './redeem.Balance.module.css';

/** As the other forms: drawn by the server with the page, fetched apart by a browser that renders the page itself. */
const BalanceHere = import.meta.env.SSR
  ? (await import('./BalanceHere.tsx')).BalanceHere
  : lazyPart(async () => (await import('./BalanceHere.tsx')).BalanceHere, <div className={styles.coming} />);

export function RedeemBalance() {
  return (
    <div>
      <div className={styles.live} data-island="gift-balance">
        <BalanceHere />
      </div>
      <p className={styles.still}>
        To ask here needs JavaScript, which is off. Ring <a href={deskLine.href}>{deskLine.display}</a> and read us the
        code, or ask at <a href={`mailto:${mailboxes.membership}`}>{mailboxes.membership}</a> with the name of whoever
        sent the card, and leave the code out of the e-mail.
      </p>
    </div>
  );
}
