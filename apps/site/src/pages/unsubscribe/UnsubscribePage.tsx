import { address } from '@myler/config/address';
import { mailboxes } from '@myler/config/contact';
import { Button, LinkButton } from '@myler/ui/button';
import { Section } from '@myler/ui/section';
import { StateMessage } from '@myler/ui/state-message';

/**
 * The page of the link at the foot of a newsletter email. Loading it does not unsubscribe, because mail scanners
 * follow every link. The form has no action, so it is submitted to the page's own address: the token stays there and
 * not in the page, whose markup is the same for everyone.
 */
export function UnsubscribePage() {
  return (
    <Section band="paper">
      <StateMessage
        kind="empty"
        vignette="letter"
        headingLevel={1}
        title="Shall we stop the letter?"
        actions={
          <form method="post">
            <Button type="submit">Stop the letter</Button>
          </form>
        }
      >
        One press, and it no longer comes to this address. You need not sign in, and we do not ask why. We still write
        to you about a membership or a gift card you bought.
      </StateMessage>
    </Section>
  );
}

/** Shown after the form, when it has ended a subscription. */
export function UnsubscribedPage() {
  return (
    <Section band="paper">
      <StateMessage
        kind="empty"
        vignette="boat"
        headingLevel={1}
        title="You are off the list."
        actions={<LinkButton href={address('/travel-journal')}>Read the journal</LinkButton>}
      >
        No letter follows, not even a farewell. One may still be on its way; if a second comes, write to{' '}
        <a href={`mailto:${mailboxes.privacy}`}>{mailboxes.privacy}</a> and a person takes you off the list.
      </StateMessage>
    </Section>
  );
}
