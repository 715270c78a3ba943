import type { LegalText } from '@myler/api-client/contract';
import type { Outcome } from '../../data/outcome.ts';
import { Island } from '@myler/islands/island';
import { LegalPage } from '../../features/legal/LegalPage.tsx';
import { OnThisDevice } from './on-this-device.island.tsx';
import { NothingOnThisDevice } from './privacy-policy.NothingOnThisDevice.tsx';

/** The policy. Below its section on storage, it shows what this device has stored. */
export function PrivacyPolicyPage({ text }: { text: Outcome<LegalText> }) {
  return (
    <LegalPage
      title="Privacy policy"
      headline="What we know of you, and why."
      text={text}
      contentBelow={{
        'on-your-device': (
          <Island of="on-this-device" hydrateOn="visible" component={OnThisDevice}>
            <NothingOnThisDevice />
          </Island>
        ),
      }}
    />
  );
}
