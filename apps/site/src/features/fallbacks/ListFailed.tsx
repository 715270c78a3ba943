import { useCallback, useState, type ReactNode } from 'react';
import { deskLine } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { Stack } from '@myler/ui/layout';
import { StateMessage } from '@myler/ui/state-message';
import { findLive, live } from '@myler/islands/attributes';

interface ListFailedProps {
  title: string;
  /** The address of the list. */
  href: string;
  /** The attribute of the list on the page. */
  list: 'found' | 'found-hotels';
  /** What is said, with the value of the attribute when the previous list is shown below. */
  children: (before: string | undefined) => ReactNode;
}

/** Shown when a list did not arrive: a way to try again, and below it the previous list, unchanged. */
export function ListFailed({ title, href, list, children }: ListFailedProps) {
  // While this renders, the previous page is still in the document, whether the server or React rendered it.
  const [before] = useState(() => keepListOfPage(list));
  const restore = useCallback(
    (place: HTMLElement | null) => place?.replaceChildren(...(before ? [before.shown] : [])),
    [before],
  );
  return (
    <Stack gap={9} before={8}>
      <StateMessage
        kind="error"
        vignette="boat"
        label="Connection lost"
        title={title}
        actions={
          <>
            <LinkButton href={href} {...live({ reload: true })}>
              Try again
            </LinkButton>
            <a href={deskLine.href}>{deskLine.display}</a>
          </>
        }
      >
        {children(before?.value)}
      </StateMessage>
      {before && <div ref={restore} />}
    </Stack>
  );
}

function keepListOfPage(list: ListFailedProps['list']): { shown: Node; value: string } | undefined {
  if (import.meta.env.SSR) return undefined;
  const found = findLive(list);
  return found ? { shown: found.cloneNode(true), value: found.getAttribute(`data-${list}`) ?? '' } : undefined;
}
