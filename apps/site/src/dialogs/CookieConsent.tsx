import { useAtomValue, useSetAtom, useStore } from 'jotai';
import type { PagePath } from '@myler/config/pages';
import { Button } from '@myler/ui/button';
import { CheckboxField } from '@myler/ui/checkbox-field';
import { Dialog } from '@myler/ui/dialog';
import { usePreservedState } from '@myler/ui/error-boundary';
import { Link } from '@myler/ui/link';
import { writeCookie } from '@myler/state/device';
import { closeDialogAtom, dialogNames, requestCloseDialogAtom } from '@myler/state/dialogs';
import { consentAtom, decideConsent, writeConsentCookie } from '@myler/state/session';
import { postToOtherTabs } from '../visitor/other-tabs.ts';
import { honoursPrivacySignal } from '../analytics/privacy-signal.ts';
import { closeForLink } from './use-dialog-history.ts';
import styles from './CookieConsent.module.css';

/** Accept and Reject look equally important; Choose shows what each part is for. Nothing is ticked beforehand. */
export function CookieConsent() {
  const set = useSetAtom(consentAtom);
  const close = useSetAtom(closeDialogAtom);
  const requestClose = useSetAtom(requestCloseDialogAtom);
  const given = useAtomValue(consentAtom);
  const [choosing, setChoosing] = usePreservedState('choosing', false);
  const [analytics, setAnalytics] = usePreservedState('analytics', given?.analytics ?? false);
  const gpc = honoursPrivacySignal();
  const note = gpc
    ? 'Your browser sends the Global Privacy Control signal, and we honour it: analytics stays off, whichever button you press.'
    : !navigator.cookieEnabled && 'Your browser keeps no cookies for this site, so your answer ends with this page.';

  const decide = (allowed: boolean) => {
    const consent = decideConsent({ analytics: allowed }, { gpc });
    writeCookie(writeConsentCookie(consent, { secure: location.protocol === 'https:' }));
    set(consent);
    postToOtherTabs('consent-changed');
    close();
  };

  return (
    <Dialog open onClose={requestClose} title={dialogNames['cookie-consent']} variant="sheet">
      <p>
        The site stores what it needs to do what you ask of it. If you agree, we also count which pages are read, so
        that we know what to write more of. No name, no address, no advertising. <StoredByName />.
      </p>
      {note && <p className={styles.privacySignal}>{note}</p>}
      {choosing && <Choices {...{ analytics, gpc }} onChange={setAnalytics} />}
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

interface ChoicesProps {
  analytics: boolean;
  /** Global Privacy Control has already answered for the visitor. */
  gpc: boolean;
  onChange: (analytics: boolean) => void;
}

function Choices({ analytics, gpc, onChange }: ChoicesProps) {
  return (
    <div className={styles.choices}>
      <CheckboxField
        name="necessary"
        value
        isDisabled
        onChange={() => undefined}
        description="Signing in, a payment that is under way, your currency, your shortlist, and this answer. Without these the site does not work."
      >
        Necessary
      </CheckboxField>
      <CheckboxField
        name="analytics"
        value={analytics && !gpc}
        isDisabled={gpc}
        onChange={onChange}
        description="Which pages are read, which buttons are pressed and where the site breaks. We see a random number instead of your name: one for this visit, or your account’s own while you are signed in. Of what you type, only the words of a search, a coupon’s code and the sum of a gift card are part of it."
      >
        Analytics
      </CheckboxField>
    </div>
  );
}

function StoredByName() {
  const store = useStore();
  return (
    <Link href={`${'/privacy-policy' satisfies PagePath}#on-your-device`} onClick={() => closeForLink(store)}>
      What is stored, by name
    </Link>
  );
}
