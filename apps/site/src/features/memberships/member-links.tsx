import { isMembershipId, type MembershipId } from '@myler/config/membership-ids';
import { memberLinkOf } from '@myler/domain/membership';
import { action, closestLive, findAllLive, hasLive, live, readLive } from '@myler/islands/attributes';
import { createIslandRoot } from '@myler/islands/browser';
import { memberDataAtom, signedInAtom } from '@myler/state/user';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SiteStore } from '../../store/site-store.ts';
import { memberLinksAtom, type MemberLink } from './JoinLink.tsx';
import { readMembership } from './read-membership.ts';
import styles from './member-links.module.css';

/** Shows the member’s own link in the place of each link that joins, as long as somebody is signed in. */
export function showMemberLinks(store: SiteStore): void {
  const linkOf = (tier: MembershipId | undefined): MemberLink => {
    const { membership } = store.get(memberDataAtom);
    if (tier && !membership) readMembership(store);
    const { text, href, note, upgradeTo } = memberLinkOf(tier, membership);
    return {
      text,
      href,
      attributes: upgradeTo
        ? action({ dialog: 'account', task: 'upgrade', membership: upgradeTo })
        : live({ reload: !href.startsWith('/') }),
      note,
      noteClass: styles.note,
    };
  };
  const update = () => store.set(memberLinksAtom, store.get(signedInAtom) ? { linkOf } : {});
  // React's own links are the member's before those of the server's page are looked for.
  flushSync(update);
  store.sub(signedInAtom, update);
  store.sub(memberDataAtom, update);
  for (const link of serverJoinLinks()) {
    const place = document.createElement('span');
    place.style.display = 'contents';
    link.after(place);
    createIslandRoot(place).render(<LinkInstead link={link} />);
  }
}

/**
 * The links of the page that the server rendered, which nothing hydrates. An island knows itself who is signed in, and gift
 * cards may join somebody else.
 */
const serverJoinLinks = () =>
  findAllLive('dialog', 'join-us-1').filter((link) => !closestLive(link, 'island') && !hasLive(link, 'gift'));

/** The member’s own link, after one of the server’s page that is not displayed meanwhile. */
function LinkInstead({ link }: { link: HTMLElement }) {
  const tier = readLive(link, 'membership');
  const memberLink = useAtomValue(memberLinksAtom).linkOf?.(isMembershipId(tier) ? tier : undefined);
  const own = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const hadFocus = document.activeElement === link;
    link.style.setProperty('display', memberLink ? 'none' : '');
    if (hadFocus) own.current?.focus({ preventScroll: true });
  });
  if (!memberLink) return null;
  const { text, href, attributes, note, noteClass } = memberLink;
  return (
    <>
      <a ref={own} className={link.className} href={href} {...attributes}>
        {text}
      </a>
      {note && <span className={noteClass}>{note}</span>}
    </>
  );
}
