import { useCallback, useState } from 'react';
import { deskLine } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { StateMessage } from '@myler/ui/state-message';
import { hotelsAddress, type HotelSelection } from '@myler/domain/filters';
import { findLive, live } from '@myler/islands/attributes';
import { Stack } from '@myler/ui/layout';

/** Shown when the hotels did not arrive: a way to try again, and below it the previous list, unchanged. */
export function HotelsFailed({ selection }: { selection: HotelSelection }) {
  // While this renders, the previous page is still in the document, whether the server or React rendered it.
  const [before] = useState(keepHotelsOfPage);
  const restore = useCallback(
    (place: HTMLElement | null) => place?.replaceChildren(...(before ? [before] : [])),
    [before],
  );
  return (
    <Stack gap={9} before={8}>
      <StateMessage
        kind="error"
        vignette="boat"
        label="Connection lost"
        title="The hotels did not reach us."
        actions={
          <>
            <LinkButton href={hotelsAddress(selection)} {...live({ reload: true })}>
              Try again
            </LinkButton>
            <a href={deskLine.href}>{deskLine.display}</a>
          </>
        }
      >
        {`The connection was lost. Your filters are still above${before ? ', and the hotels below are from before' : ''}. Try again in a moment, or ring us and we will read you the list.`}
      </StateMessage>
      {before && <div ref={restore} />}
    </Stack>
  );
}

function keepHotelsOfPage(): Node | undefined {
  if (import.meta.env.SSR) return undefined;
  return findLive('found-hotels')?.cloneNode(true);
}
