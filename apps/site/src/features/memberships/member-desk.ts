import { threeMylersInWords } from '@myler/domain/membership';
import { defineElement } from '@myler/islands/elements';
import { memberDataAtom, signedInAtom } from '@myler/state/user';
import type { SiteStore } from '../../store/site-store.ts';
import { readMembership } from './read-membership.ts';

/**
 * From now on `<member-desk>` names a member’s three Mylers with their hours and their line. It is empty for members of other tiers, and
 * for whoever is not signed in.
 */
export function showMemberDesk(store: SiteStore): void {
  defineElement('member-desk', {
    subscribe(onChange) {
      const ends = [store.sub(memberDataAtom, onChange), store.sub(signedInAtom, onChange)];
      return () => ends.forEach((end) => end());
    },
    read() {
      if (!store.get(signedInAtom)) return '';
      const { membership } = store.get(memberDataAtom);
      if (!membership) readMembership(store);
      const three = membership && !membership.ended ? threeMylersInWords(membership) : undefined;
      return three ? `Your Mylers: ${three}` : '';
    },
    draw: (element, words) => (element.textContent = words),
  });
}
