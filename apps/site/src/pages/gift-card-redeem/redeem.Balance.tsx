import { deskLine, mailboxes } from '@myler/config/contact';
import { Island } from '@myler/islands/island';
import { boxClass } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { GiftBalance } from './gift-balance.island.tsx';

export function RedeemBalance() {
  return (
    <div>
      <Island
        of="gift-balance"
        hydrateOn="visible"
        component={GiftBalance}
        className={boxClass({ only: 'interactive' })}
      />
      <Text size="lead" measure marked only="static">
        The balance check needs JavaScript, which is switched off. Ring <a href={deskLine.href}>{deskLine.display}</a>{' '}
        and read us the code, or ask at <a href={`mailto:${mailboxes.membership}`}>{mailboxes.membership}</a> with the
        name of whoever sent the card, and leave the code out of the email.
      </Text>
    </div>
  );
}
