import { useAtomValue, useSetAtom } from 'jotai';
import { formatDate } from '@myler/config/dates';
import { Button } from '@myler/ui/button';
import { Dialog } from '@myler/ui/dialog';
import { dialogNames, requestCloseDialogAtom, returnToAtom } from '@myler/state/dialogs';
import { terms } from './terms.ts';
import styles from './Terms.module.css';

/** Opened from the payment step, it leads back there with nothing lost; opened by itself, it closes. */
export function Terms() {
  const leave = useSetAtom(requestCloseDialogAtom);
  const returns = useAtomValue(returnToAtom) !== undefined;
  return (
    <Dialog open onClose={leave} title={dialogNames['terms-and-conditions']} form="centre">
      <p className={styles.version}>
        Version {terms.version}, {formatDate(terms.datedOn)}
      </p>
      {terms.sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h3>{section.title}</h3>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <div className={styles.actions}>
        <Button onClick={() => leave()}>{returns ? 'Back to payment' : 'Close'}</Button>
      </div>
    </Dialog>
  );
}
