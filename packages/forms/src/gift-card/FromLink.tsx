'use client';

import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { ApiError, normaliseError } from '@myler/api-client/errors';
import { Button } from '@myler/ui/button';
import { StateMessage } from '@myler/ui/state-message';
import { useLinkToken } from './use-link-token.ts';

export interface FromLinkProps<Value> {
  /** Under which the link's token is kept while the page is open. */
  name: Parameters<typeof useLinkToken>[0];
  /** Reads what the link names; rejects with the provider's error. */
  read: (token: string) => Promise<Value>;
  /** What is said without a link. */
  missing: { title: string; text: ReactNode; action: ReactElement };
  /** What is said while it is read. */
  waiting: string;
  /** The title of a failure, and what can be done about one that is final, in place of another try. */
  failure: (isFinal: boolean) => { title: string; action?: ReactElement };
  children: (value: Value, token: string) => ReactElement;
}

/** What the link of an email names, read by its token; or where to find such a link. */
export function FromLink<Value>({ missing, ...props }: FromLinkProps<Value>) {
  const token = useLinkToken(props.name);
  const [tries, setTries] = useState(1);
  if (token) return <Named key={`${tries} ${token}`} {...props} token={token} onRetry={() => setTries(tries + 1)} />;
  return (
    <StateMessage kind="empty" vignette="suitcase" headingLevel={1} title={missing.title} actions={missing.action}>
      {missing.text}
    </StateMessage>
  );
}

interface NamedProps<Value> extends Omit<FromLinkProps<Value>, 'name' | 'missing'> {
  token: string;
  onRetry: () => void;
}

function Named<Value>({ token, read, waiting, failure, onRetry, children }: NamedProps<Value>) {
  const [value, setValue] = useState<Value>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let isGone = false;
    read(token).then(
      (found) => !isGone && setValue(found),
      (reason: unknown) => !isGone && setError(reason),
    );
    return () => {
      isGone = true;
    };
    // Once for each token and try: a new function on each render reads nothing new.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [token]);

  if (value !== undefined) return children(value, token);
  if (error === undefined) return <p role="status">{waiting}</p>;
  const { title, action } = failure(error instanceof ApiError && (error.status === 404 || error.status === 410));
  return (
    <StateMessage
      kind="error"
      vignette="lost-path"
      headingLevel={1}
      title={title}
      actions={action ?? <Button onClick={onRetry}>Try again</Button>}
    >
      {normaliseError(error).message}
    </StateMessage>
  );
}
