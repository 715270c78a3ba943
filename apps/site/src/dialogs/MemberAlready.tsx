import { useAtomValue, useSetAtom, useStore } from 'jotai';
import type { MemberMembership } from '@myler/api-client/contract';
import { normaliseError } from '@myler/api-client/errors';
import { address } from '@myler/config/address';
import { formatDate } from '@myler/config/dates';
import { type MembershipId, membershipNames } from '@myler/config/membership-ids';
import { joinNoticeAtom } from '@myler/forms/join-us';
import { changeDialogAtom, dialogNames, presentedDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';
import { Button, LinkButton } from '@myler/ui/button';
import { Dialog } from '@myler/ui/dialog';
import { Skeleton } from '@myler/ui/skeleton';
import { tierName, toThePenny } from '@myler/domain/membership';
import { Stack } from '@myler/ui/layout';
import { useMemberData } from '../features/account/use-member-data.ts';
import { closeForLink } from './use-dialog-history.ts';

/**
 * In place of the wizard, for a member who presses "Join": what they have, and what the membership that they have chosen
 * would be for them. It is empty for a moment, until the membership is known.
 */
export default function MemberAlready() {
  const chosen = useAtomValue(presentedDialogAtom)?.payload?.membershipId;
  const requestClose = useSetAtom(requestCloseDialogAtom);
  const { value: membership, failure, retry } = useMemberData('membership');
  // Why the wizard has led here, for whoever joined in another tab meanwhile.
  const notice = useAtomValue(joinNoticeAtom);
  return (
    <Dialog open onClose={requestClose} title={dialogNames.account} variant="side">
      <Stack gap={6}>
        {notice && <p role="alert">{notice}</p>}
        {membership ? (
          <WhatTheyHave membership={membership} chosen={chosen} />
        ) : failure === undefined ? (
          <Skeleton shape="title" />
        ) : (
          <Stack gap={6} role="alert">
            <p>{`We could not fetch your membership. ${normaliseError(failure).message}`}</p>
            <Button onClick={retry}>Try again</Button>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

interface WhatTheyHaveProps {
  membership: MemberMembership;
  chosen: MembershipId | undefined;
}

function WhatTheyHave({ membership, chosen }: WhatTheyHaveProps) {
  const store = useStore();
  const follow = { onClick: () => closeForLink(store) };
  const isLower = membership.lower.some(({ membershipId }) => membershipId === chosen);
  if (membership.status === 'resting') {
    return (
      <>
        <p>{`Your ${tierName(membership)} membership is resting, because the next year is not paid. Pay with another card, and it goes on.`}</p>
        <LinkButton href={address('/account/payments')} {...follow}>
          Use another card
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <p>{`You are a ${tierName(membership)} member until ${formatDate(membership.renewsOn)}.`}</p>
      <Upgrade membership={membership} chosen={chosen} />
      {chosen && isLower && (
        <>
          <p>{`${membershipNames[chosen]} can start with your next year. Until then you keep what you have.`}</p>
          <LinkButton variant="outline" href={address('/account/payments')} {...follow}>
            Choose for next year
          </LinkButton>
        </>
      )}
      <LinkButton variant="outline" href={address('/account')} {...follow}>
        Your membership
      </LinkButton>
    </>
  );
}

function Upgrade({ membership, chosen }: WhatTheyHaveProps) {
  const changeDialog = useSetAtom(changeDialogAtom);
  const upgrade = membership.upgrades.find(({ membershipId }) => membershipId === chosen) ?? membership.upgrades[0];
  if (!upgrade || (chosen && upgrade.membershipId !== chosen)) return null;
  const name = membershipNames[upgrade.membershipId];
  return (
    <>
      <p>{`${name} costs ${toThePenny(upgrade.due)} for the rest of your year: the difference between the two, for the days that are left.`}</p>
      <Button
        onClick={() => changeDialog('account', { task: 'upgrade', membershipId: upgrade.membershipId })}
      >{`Move to ${name}`}</Button>
    </>
  );
}
