'use client';

import { createSameOriginClient, subscribeToNewsletter } from '@myler/api-client/same-origin';
import { JoinUsWizard } from '@myler/forms/join-us';
import { NewsletterForm } from '@myler/forms/newsletter';
import { openDialogAtom } from '@myler/state/dialogs';
import { setSessionAtom } from '@myler/state/user';
import { Button } from '@myler/ui/button';
import { Dialog } from '@myler/ui/dialog';
import { MembershipCard } from '@myler/ui/membership-card';
import { Section } from '@myler/ui/section';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { wizard } from './wizard.ts';

const sameOrigin = createSameOriginClient();

/** A membership card, a dialog, a form and the join-us wizard, each as its package's README shows it. */
export function Home() {
  const [store] = useState(createStore);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <Provider store={store}>
      <Section band="night">
        <h1>Memberships</h1>
        <MembershipCard membershipId="gold" name="Gold" />
        <Button onClick={() => store.set(openDialogAtom, 'join-us-1', { membershipId: 'gold' })}>Join</Button>
        <Button onClick={() => setIsDialogOpen(true)}>About the card</Button>
      </Section>
      <Section band="paper-2">
        <NewsletterForm subscribe={(email) => subscribeToNewsletter(sameOrigin, email)} />
      </Section>
      <Dialog open={isDialogOpen} onClose={() => setIsDialogOpen(false)} title="The Gold card">
        <p>It is engraved.</p>
      </Dialog>
      <JoinUsWizard {...wizard} onWelcome={(session) => session && store.set(setSessionAtom, session)} country="FR" />
    </Provider>
  );
}
