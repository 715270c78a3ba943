'use client';

import type { ReactElement } from 'react';
import { voterKey } from '@myler/config/shortlist';
import { agreementInWords, votersWithOwn, type Voting, type VotingSession } from '@myler/domain/voting';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { withoutUndefined } from '../core/form-state.ts';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { Hearts, type VotedHotel } from './Hearts.tsx';
import { SavingBar } from './SavingBar.tsx';
import { Who } from './Who.tsx';
import styles from './Voting.module.css';

export interface VotingFormProps {
  voting: Voting;
  actions: VotingSession;
  hotels: readonly VotedHotel[];
  /** Shows the hotels, each with its heart. */
  renderHotels: (renderHeart: (hotel: VotedHotel) => ReactElement) => ReactElement;
  /** Where the hotels stand side by side. */
  compareHref: string;
}

/** A shared list that several people decide on: who is choosing, and a heart for each hotel. */
export function VotingForm(props: VotingFormProps) {
  return (
    <FormBoundary scope="voting">
      <VotingFields {...props} />
    </FormBoundary>
  );
}

function VotingFields({ voting, actions, hotels, renderHotels, compareHref }: VotingFormProps) {
  const voters = votersWithOwn(voting);
  const form = useForm(
    useFormAtom(() => ({ name: '' })),
    {
      // The bar at the foot of the window links to the field.
      id: 'voter',
      errorsOf: ({ name }) =>
        withoutUndefined([['name', voterKey(name) ? undefined : 'Enter the name that the others know you by.']]),
      send: ({ name }) => Promise.resolve(actions.enter(name.trim())),
      valuesAfter: () => ({ name: '' }),
    },
  );
  const toggle = (id: string) => {
    const typed = form.values.name.trim();
    // Whoever has typed a name presses the heart to give it under this name, whether or not it was pressed before.
    const isName = !voting.name && voterKey(typed) !== '';
    if (!isName || !voting.liked.includes(id)) actions.toggle(id);
    if (isName) {
      actions.enter(typed);
      form.restart({ name: '' });
    } else if (!voting.name) form.reject({ errors: { name: 'Enter your name to save your hearts.' } });
  };
  return (
    <>
      <Who voting={voting} actions={actions} form={form} />
      <p className={styles.agreement} role="status">
        {agreementInWords(hotels, voters)}
      </p>
      {renderHotels((hotel) => (
        <Hearts
          hotel={hotel}
          voters={voters}
          isLiked={voting.liked.includes(hotel.id)}
          onPress={() => toggle(hotel.id)}
        />
      ))}
      {hotels.length > 1 && (
        <p className={styles.compare}>
          <a href={compareHref}>Compare them side by side</a>
        </p>
      )}
      <SavingBar voting={voting} onRetry={() => void actions.refresh()} />
    </>
  );
}
