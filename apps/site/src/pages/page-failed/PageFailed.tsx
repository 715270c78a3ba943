import { deskLine } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { Section } from '@myler/ui/section';
import { StateMessage } from '@myler/ui/state-message';

/** A page that could not be made at all. */
export function PageFailed() {
  return (
    <Section band="paper">
      <StateMessage
        kind="error"
        vignette="boat"
        headingLevel={1}
        title="This page did not reach you."
        actions={
          <>
            <LinkButton href="" data-reload="">
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
