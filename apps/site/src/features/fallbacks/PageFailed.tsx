import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { ApiError } from '@myler/api-client/errors';
import { deskLine } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { Section } from '@myler/ui/section';
import { StateMessage } from '@myler/ui/state-message';
import { live } from '@myler/islands/attributes';
import { entryKey } from '@myler/islands/navigation';

/** The history entry for which "Try again" has asked the router once. Set in browsers only. */
let retriedEntry: string | undefined;

/**
 * Shown for a page that could not be rendered at all. In a browser with the router, the first press of "Try again" asks
 * for the code and data again, so that a lost connection does not lose this document. The second press loads the
 * document of the same address, as the link does without scripts.
 */
export function PageFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  const retry = (event: MouseEvent) => {
    const entry = entryKey(history.state) ?? location.href;
    if (retriedEntry === entry) return;
    retriedEntry = entry;
    event.preventDefault();
    void router.invalidate();
  };
  return (
    <Section band="paper">
      <StateMessage
        kind="error"
        vignette="boat"
        headingLevel={1}
        title="This page did not reach you."
        actions={
          <>
            <LinkButton href="" {...live({ reload: true })} onClick={retry}>
              Try again
            </LinkButton>
            <a href={deskLine.href}>{deskLine.display}</a>
          </>
        }
      >
        Something went wrong between us and your screen. It was nothing that you did, and nothing is lost. Try again in
        a moment, or ring us.
        {error instanceof ApiError && error.requestId && (
          <>
            <br />
            <small>{`Reference: ${error.requestId}`}</small>
          </>
        )}
      </StateMessage>
    </Section>
  );
}
