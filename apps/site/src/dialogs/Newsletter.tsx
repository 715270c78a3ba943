import { useSetAtom } from 'jotai';
import { newsletter } from '@myler/config/service';
import { Dialog } from '@myler/ui/dialog';
import { dialogNames, requestCloseDialogAtom } from '@myler/state/dialogs';
import { SiteNewsletter } from '../features/newsletter/newsletter.island.tsx';
import viaduct from '../drawn/newsletter.webp?url';
import styles from './Newsletter.module.css';

export function Newsletter() {
  const requestClose = useSetAtom(requestCloseDialogAtom);
  return (
    <Dialog open onClose={requestClose} title={dialogNames.newsletter} variant="sheet">
      <div className={styles.letter}>
        <img className={styles.picture} src={viaduct} alt="" width={480} height={640} decoding="async" />
        <div>
          <p
            className={styles.lead}
          >{`${newsletter.rhythm}: one place worth packing for, how long the transfer really takes, which room to ask for, and what the seven-year-old thought.`}</p>
          <SiteNewsletter />
        </div>
      </div>
    </Dialog>
  );
}
