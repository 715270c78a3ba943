import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { Button } from '@myler/ui/button';
import { CheckboxField } from '@myler/ui/checkbox-field';
import { Dialog } from '@myler/ui/dialog';
import { closeDialogAtom, dialogNames, requestCloseDialogAtom } from '@myler/state/dialogs';
import { consentAtom, decideConsent, writeConsentCookie } from '@myler/state/session';
import { honoursPrivacySignal } from '../visit/privacy-signal.ts';
import styles from './CookieConsent.module.css';

/** Accept and Reject weigh the same; Choose shows what each part is for. Nothing is ticked beforehand. */
export function CookieConsent() {
  const set = useSetAtom(consentAtom);
  const close = useSetAtom(closeDialogAtom);
  const requestClose = useSetAtom(requestCloseDialogAtom);
  const given = useAtomValue(consentAtom);
  const [choosing, setChoosing] = useState(false);
  const [analytics, setAnalytics] = useState(given?.analytics ?? false);
  const gpc = honoursPrivacySignal();

  const decide = (allowed: boolean) => {
    const consent = decideConsent({ analytics: allowed }, { gpc });
    document.cookie = writeConsentCookie(consent, { secure: location.protocol === 'https:' });
    set(consent);
    close();
  };

  return (
    <Dialog open onClose={requestClose} title={dialogNames['cookie-consent']} form="sheet">
      <p>
        The site needs one cookie to keep you signed in, and one to remember what you answer here. With your leave we
        also count which pages are read, so that we know what to write more of. No name, no address, no advertising.
      </p>
      {gpc && (
        <p className={styles.signal}>
          Your browser sends Global Privacy Control. We honour it: nothing is counted, whichever button you press.
        </p>
      )}
      {choosing && (
        <div className={styles.choices}>
          <CheckboxField name="necessary" value isDisabled onChange={() => undefined}>
            Necessary: signing in, your currency, this answer
          </CheckboxField>
          <CheckboxField name="analytics" value={analytics && !gpc} isDisabled={gpc} onChange={setAnalytics}>
            Counting: which pages are read
          </CheckboxField>
        </div>
      )}
      <div className={styles.actions}>
        <Button onClick={() => decide(true)}>Accept</Button>
        <Button onClick={() => decide(false)}>Reject</Button>
        {choosing ? (
          <Button variant="outline" onClick={() => decide(analytics)}>
            Save my choice
          </Button>
        ) : (
          <Button variant="outline" onClick={() => setChoosing(true)}>
            Choose
          </Button>
        )}
      </div>
    </Dialog>
  );
}
