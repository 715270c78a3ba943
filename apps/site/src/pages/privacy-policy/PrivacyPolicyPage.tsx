import type { LegalText } from '@myler/api-client/contract';
import type { Outcome } from '../../data/outcome.ts';
import { LegalPage } from '../legal/LegalPage.tsx';
import { OnThisDevice } from './privacy-policy.OnThisDevice.tsx';

/** The policy, and beneath the section that names what may be stored, what is. */
export function PrivacyPolicyPage({ text }: { text: Outcome<LegalText> }) {
  return (
    <LegalPage
      title="Privacy policy"
      headline="What we know of you, and why."
      text={text}
      beneath={{
        'on-your-device': (
          <div data-island="on-this-device">
            <OnThisDevice />
          </div>
        ),
      }}
    />
  );
}
