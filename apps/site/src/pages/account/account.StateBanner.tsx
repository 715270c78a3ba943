import type { MemberMembership } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { LinkButton } from '@myler/ui/button';
import { Icon } from '@myler/ui/icon';
import { stateInWords } from '../../features/account/membership-words.ts';
import { JoinLink } from '../../features/memberships/JoinLink.tsx';
import styles from './account.StateBanner.module.css';

interface StateBannerProps {
  membership: MemberMembership;
  /** On the page of the payments the card is right below. */
  isAmongPayments?: boolean;
}

/** A membership that rests, waits for a payment or has ended: what happened, and what to do. Nothing when all is well. */
export function StateBanner({ membership, isAmongPayments = false }: StateBannerProps) {
  const state = stateInWords(membership);
  if (!state) return null;
  return (
    <section className={styles.place} aria-label="About your membership">
      <div className={styles.banner}>
        <Icon name="warn" size={20} />
        <div>
          <h2 className={styles.title}>{state.title}</h2>
          <p className={styles.text}>{state.text}</p>
        </div>
        <Action membership={membership} isAmongPayments={isAmongPayments} />
      </div>
    </section>
  );
}

function Action({ membership: { ended, confirmation, membershipId }, isAmongPayments }: Required<StateBannerProps>) {
  if (ended) {
    return (
      <JoinLink membershipId={membershipId} variant="solid">
        Join again
      </JoinLink>
    );
  }
  if (confirmation) return <LinkButton href={confirmation}>Go to your bank</LinkButton>;
  return isAmongPayments ? null : <LinkButton href={address('/account/payments')}>Use another card</LinkButton>;
}
