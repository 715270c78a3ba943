import { address } from '@myler/config/address';
import { deskLine } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { Section } from '@myler/ui/section';
import { StateMessage } from '@myler/ui/state-message';

/** For unknown paths, unknown ids, and `/not-found` itself. React hoists the title into the head. */
export function NotFoundPage() {
  return (
    <Section band="paper">
      <title>Not on our map · Myler</title>
      <meta name="robots" content="noindex" />
      <StateMessage
        kind="empty"
        vignette="lost-path"
        headingLevel={1}
        title="This path ends at the hedge."
        actions={
          <>
            <LinkButton href={address('/')}>Go home</LinkButton>
            <LinkButton variant="outline" href={address('/search-results')}>
              Search the site
            </LinkButton>
          </>
        }
      >
        There is no page at this address. It may have moved, or the address may be incomplete. If you followed a link on
        this site, tell the desk on <a href={deskLine.href}>{deskLine.display}</a> and we will mend it.
      </StateMessage>
    </Section>
  );
}
