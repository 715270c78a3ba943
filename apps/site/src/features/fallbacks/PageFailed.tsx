import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { deskLine } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { Section } from '@myler/ui/section';
import { StateMessage } from '@myler/ui/state-message';
import { live } from '../../live/live.ts';

/** Only ever set in a browser: asking once more without loading the document has been tried. */
let isTried = false;

/**
 * A page that could not be made at all. "Try again" asks for its code and data once more, in a browser that has the
 * router, so that a lost connection does not lose this document; pressed once more it loads the document, at the same
 * address, as it does without scripts.
 */
export function PageFailed() {
  const router = useRouter();
  const retry = (event: MouseEvent) => {
    if (isTried) return;
    isTried = true;
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
        Something between our desk and your screen gave way. Nothing you did, and nothing is lost. Try again in a
        moment, or ring us.
      </StateMessage>
    </Section>
  );
}
