import { address } from '@myler/config/address';
import { LinkButton } from '@myler/ui/button';
import { StateMessage } from '@myler/ui/state-message';

/** Shown for a page beyond the last one, and for an empty journal. */
export function JournalNothing({ page }: { page: number }) {
  const isAfterLastPage = page > 1;
  return (
    <StateMessage
      kind="empty"
      vignette="lost-path"
      title={isAfterLastPage ? 'We had not begun to write yet.' : 'Nothing is written here yet.'}
      actions={
        <LinkButton variant="outline" href={address('/travel-journal')}>
          {isAfterLastPage ? 'Go to the newest articles' : 'Look at the whole journal'}
        </LinkButton>
      }
    >
      {isAfterLastPage
        ? 'The journal does not go back as far as this page. The newest articles are on the first.'
        : 'Somebody is on the way, with children, a pencil and a thermometer. A new piece comes on a Friday.'}
    </StateMessage>
  );
}
