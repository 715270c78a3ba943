import { address } from '@myler/config/address';
import { membershipNames, type MembershipId } from '@myler/config/membership-ids';
import { Calculator, type CalculatorProps } from '@myler/forms/calculator';
import { cardPictures } from '../../features/memberships/card-pictures.ts';
import { JoinLink } from '../../features/memberships/JoinLink.tsx';

/** The calculator of the page. The answer is in this part of the page, hence the hash. */
export function MembershipCalculator(props: Omit<CalculatorProps, 'action' | 'cardSource' | 'Join'>) {
  return (
    <Calculator
      {...props}
      action={address('/membership', { hash: 'pays' })}
      cardSource={(id) => cardPictures[id]}
      Join={JoinCard}
    />
  );
}

function JoinCard({ membershipId, isBest }: { membershipId: MembershipId; isBest: boolean }) {
  return (
    <JoinLink membershipId={membershipId} variant={isBest ? 'solid' : 'outline'} fullWidth>
      {`Join ${membershipNames[membershipId]}`}
    </JoinLink>
  );
}
