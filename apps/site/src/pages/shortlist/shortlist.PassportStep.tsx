import { useState, type ComponentType } from 'react';
import type { HotelSummary } from '@myler/api-client/contract';
import { Button } from '@myler/ui/button';
import { Heading } from '@myler/ui/heading';
import { Text } from '@myler/ui/text';
import { colouringAddress } from './colouring-address.ts';
import type { PassportProps } from './shortlist.Passport.tsx';
import styles from './shortlist.PassportStep.module.css';
import steps from './shortlist.NextSteps.module.css';

/** Offers the children's passport. What is printed is fetched at a press, because few print it. */
export function PassportStep({ hotels }: { hotels: readonly [HotelSummary, ...HotelSummary[]] }) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [Passport, setPassport] = useState<ComponentType<PassportProps>>();
  const load = () => {
    setState('loading');
    import('./shortlist.Passport.tsx').then(
      (module) => setPassport(() => module.Passport),
      () => setState('failed'),
    );
  };
  const end = (result: 'printed' | 'failed') => {
    setPassport(undefined);
    setState(result === 'printed' ? 'idle' : 'failed');
  };
  return (
    <div className={styles.passport}>
      <img
        className={styles.picture}
        src={colouringAddress(hotels[0].id)}
        alt=""
        width={1200}
        height={1600}
        loading="lazy"
        decoding="async"
      />
      <div className={steps.step}>
        <Heading level={2} size="title-2" className={steps.title}>
          A passport for the children.
        </Heading>
        <Text tone="quiet" className={steps.text}>
          Each hotel on the shortlist as a picture to colour, with a stamp and two lines for what they thought of it. It
          is made for paper, in A4.
        </Text>
        <Button variant="outline" isBusy={state === 'loading'} busyLabel="Drawing the pictures" onClick={load}>
          Print the passport
        </Button>
        <Text tone="error" className={steps.error} role="alert">
          {state === 'failed' && 'The pictures did not load. Your shortlist is safe. Try again in a moment.'}
        </Text>
        {Passport && <Passport hotels={hotels} onEnd={end} />}
      </div>
    </div>
  );
}
