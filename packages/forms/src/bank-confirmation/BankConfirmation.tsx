'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { bankPageAddress } from '@myler/api-client/same-origin';
import { Button } from '@myler/ui/button';
import { Stack } from '@myler/ui/layout';
import { Skeleton } from '@myler/ui/skeleton';
import type { BankRequest } from '../payment/pay-once.ts';
import { focusSoon } from '../core/focus-soon.ts';
import { copy } from './copy.ts';
import styles from './BankConfirmation.module.css';

export interface BankConfirmationProps {
  /** What the bank asks for. Give the component a key of its own for each request. */
  request: BankRequest;
  /** Called once, after the cardholder has confirmed or refused: ask for the outcome then. */
  onAnswered: () => void;
  /** The level of the heading, by the place where it is shown. */
  headingLevel?: 2 | 3;
  /** Where the bank's page is; `bankPageAddress` by default. It must be on the page's own origin, or lead away from there. */
  address?: (confirmation: string) => string;
  /** Milliseconds between two questions whether the cardholder has answered. */
  askEvery?: number;
}

/** How long a bank's page may take to load, in milliseconds. */
const LOAD_WITHIN = 20_000;

/**
 * Shows the bank's own page in a frame, wherever somebody pays. It notices the answer by the page's message, or by asking
 * for the outcome where the page sends none. Closing it loses nothing: the payment stays open at the bank, and the next
 * `BankConfirmation` of the same request continues there.
 */
export function BankConfirmation({ request, onAnswered, headingLevel = 3, ...options }: BankConfirmationProps) {
  const { address = bankPageAddress, askEvery = 5000 } = options;
  const [isAnswered, setAnswered] = useState(false);
  const answered = () => {
    if (isAnswered) return;
    setAnswered(true);
    onAnswered();
  };
  const title = useFocusedOnMount<HTMLHeadingElement>();
  const id = useId();
  useAnswerByAsking(request, answered, askEvery);
  const Heading = `h${headingLevel}` as const;
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading ref={title} id={id} className={styles.title} tabIndex={-1} data-autofocus="">
        {copy.title}
      </Heading>
      <p>{copy.text}</p>
      <Stack className={styles.place}>
        {isAnswered ? (
          <Waiting text={copy.finishing} />
        ) : (
          <BankPage src={address(request.confirmation)} onAnswered={answered} />
        )}
      </Stack>
    </Stack>
  );
}

type PageState = 'loading' | 'shown' | 'failed';

function BankPage({ src, onAnswered }: { src: string; onAnswered: () => void }) {
  const [tries, setTries] = useState(1);
  const [state, setState] = useState<PageState>('loading');
  const frame = useRef<HTMLIFrameElement>(null);
  useAnswerByMessage(frame, onAnswered);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('failed'), LOAD_WITHIN);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    // Into the bank's page, of which a screen reader reads the title. A frame that is still hidden takes no focus.
    if (state === 'shown') focusSoon(frame.current);
  }, [state]);

  const retry = () => {
    setTries(tries + 1);
    setState('loading');
  };
  if (state === 'failed') return <LoadFailure text={tries > 1 ? copy.failedAgain : copy.failedText} onRetry={retry} />;
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The page needs scripts and its own origin, with which a sandbox is none. */}
      <iframe
        key={tries}
        ref={frame}
        className={styles.frame}
        src={src}
        title={copy.frame}
        data-hidden={state === 'loading' ? '' : undefined}
        onLoad={({ currentTarget }) => setState(stateOf(currentTarget))}
      />
      {state === 'loading' && <Waiting text={copy.loading} />}
    </>
  );
}

function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Stack gap={4} align="start" className={styles.failed} role="alert">
      <p>
        <strong>{copy.failed}</strong> <span>{text}</span>
      </p>
      <Button variant="outline" size="small" onClick={onRetry}>
        {copy.again}
      </Button>
    </Stack>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <Stack gap={4} className={styles.skeleton}>
      <output>{text}</output>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}

/**
 * A page that cannot be read is the browser's own error page: the content security policy of the site lets no other
 * origin into its frames. Whoever allows a bank's origin there has to relax this.
 */
function stateOf({ contentDocument }: HTMLIFrameElement): PageState {
  // WebKit reports the empty page that a frame begins with.
  if (contentDocument?.URL === 'about:blank') return 'loading';
  return contentDocument?.contentType === 'text/html' ? 'shown' : 'failed';
}

function useFocusedOnMount<E extends HTMLElement>() {
  const element = useRef<E>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}

/** What a bank's page of our own origin sends to the page around it. */
const MESSAGE = 'bank-answered';

function useAnswerByMessage(frame: { readonly current: HTMLIFrameElement | null }, onAnswered: () => void): void {
  const heard = useEffectEvent(({ data, origin, source }: MessageEvent) => {
    if (data === MESSAGE && origin === location.origin && source === frame.current?.contentWindow) onAnswered();
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => heard(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
}

function useAnswerByAsking({ isAnswered }: BankRequest, onAnswered: () => void, every: number): void {
  const ask = useEffectEvent(async () => {
    if (await isAnswered()) onAnswered();
  });
  useEffect(() => {
    const timer = setInterval(() => void ask(), every);
    return () => clearInterval(timer);
  }, [every]);
}
