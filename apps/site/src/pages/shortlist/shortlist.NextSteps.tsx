import { useStore } from 'jotai';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { createGatewayClient } from '@myler/api-client/gateway';
import { normaliseError } from '@myler/api-client/errors';
import type { HotelSummary } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { inWordsUpToTwelve } from '@myler/config/numbers';
import { VOTERS_MAX } from '@myler/config/shortlist';
import { Button } from '@myler/ui/button';
import { Heading } from '@myler/ui/heading';
import { Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { accessToken } from '../../visitor/access-token.ts';
import { PassportStep } from './shortlist.PassportStep.tsx';
import type { SendToMyler } from './shortlist.SendToMyler.tsx';
import { navigateAtom } from '../../store/site-store.ts';
import styles from './shortlist.NextSteps.module.css';

const { call } = createGatewayClient({ token: accessToken });

/** What can be done with a list: decide on it with others, send it to a Myler, or print it for the children. */
export function NextSteps({ hotels }: { hotels: readonly HotelSummary[] }) {
  const [Form, setForm] = useState<ComponentType<{ hotels: readonly HotelSummary[] }>>();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus was replaced by the form.
  useEffect(() => {
    if (Form) title.current?.focus();
  }, [Form]);
  const [first, ...others] = hotels;
  if (!first) return null;
  return (
    <Split as="section" ratio="1/1" rows={7} across={9} before={9} only="screen" aria-label="What to do with it">
      {hotels.length > 1 && <DecideTogether ids={hotels.map(({ id }) => id)} />}
      <div className={Form ? styles.opened : styles.step}>
        <Heading level={2} size="title-2" className={styles.title} ref={title} tabIndex={-1}>
          Send it to a Myler.
        </Heading>
        <Text tone="quiet" className={styles.text}>
          Somebody who knows these houses says which of them suits your children, and when. You read it over before it
          goes.
        </Text>
        {Form ? <Form hotels={hotels} /> : <WriteButton onLoaded={setForm} />}
      </div>
      <PassportStep hotels={[first, ...others]} />
    </Split>
  );
}

/** Fetches the form when it is wanted: it is larger than the page. */
function WriteButton({ onLoaded }: { onLoaded: (form: () => typeof SendToMyler) => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const load = () => {
    setIsBusy(true);
    import('./shortlist.SendToMyler.tsx').then(
      (module) => onLoaded(() => module.SendToMyler),
      () => {
        setIsBusy(false);
        setHasFailed(true);
      },
    );
  };
  return (
    <>
      <Button variant="outline" isBusy={isBusy} onClick={load}>
        Write to a Myler
      </Button>
      <Text tone="error" className={styles.error} role="alert">
        {hasFailed && !isBusy && 'The form did not load. Your list is safe. Try again in a moment.'}
      </Text>
    </>
  );
}

function DecideTogether({ ids }: { ids: readonly string[] }) {
  const store = useStore();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  // One key for one list: if the answer is lost, pressing again finds the list that was made.
  const attempt = useRef({ list: '', key: '' });

  const begin = async () => {
    if (attempt.current.list !== ids.join()) attempt.current = { list: ids.join(), key: crypto.randomUUID() };
    setIsBusy(true);
    setError('');
    try {
      const { token } = await call('shareShortlist', {
        body: { hotels: [...ids] },
        idempotencyKey: attempt.current.key,
      });
      store.get(navigateAtom).to(address('/shortlist/together', { hash: token }));
    } catch (failure) {
      setError(normaliseError(failure).message);
    }
    setIsBusy(false);
  };
  return (
    <div className={styles.step}>
      <Heading level={2} size="title-2" className={styles.title}>
        Decide together.
      </Heading>
      <Text
        tone="quiet"
        className={styles.text}
      >{`You get a link for up to ${inWordsUpToTwelve(VOTERS_MAX)} people. Each presses the hearts they like, without an account, and everybody sees what all of you like. We keep the list and the names for sixty days.`}</Text>
      <Button isBusy={isBusy} busyLabel="Making the link" onClick={() => void begin()}>
        Decide together
      </Button>
      <Text tone="error" className={styles.error} role="alert">
        {error && `${error} Your list is safe.`}
      </Text>
    </div>
  );
}
