'use client';

import { useState, type ReactElement, type ReactNode } from 'react';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { Done } from './Done.tsx';

export interface MailLinkFormProps {
  /** What the button says, as in the email. */
  action: string;
  busyLabel: string;
  /** Does what the link is for; rejects with the provider’s error. */
  send: () => Promise<unknown>;
  /** What has happened then. */
  done: ReactNode;
  onClose: () => void;
  /** What the button does. */
  children: ReactElement | (ReactElement | false | undefined)[];
}

/**
 * What a link of an email opens: a sentence, and the button that does it. Nothing happens before it is pressed, because
 * scanners of mail open every link and run its page’s scripts.
 */
export function MailLinkForm(props: MailLinkFormProps) {
  return (
    <FormBoundary scope="mail-link">
      <MailLinkDecision {...props} />
    </FormBoundary>
  );
}

function MailLinkDecision({ action, busyLabel, send, done, onClose, children }: MailLinkFormProps) {
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <Done action="Close" onDone={onClose}>
        {done}
      </Done>
    );
  }
  return (
    <DecisionForm
      value={undefined}
      action={action}
      busyLabel={busyLabel}
      back="Not now"
      send={send}
      onDone={() => setDone(true)}
      onBack={onClose}
    >
      {children}
    </DecisionForm>
  );
}
