import { Label } from '@myler/ui/label';
import { Stepper } from '@myler/ui/stepper';
import { JoinUsAside } from './JoinUsAside.tsx';
import type { JoinUs } from './parts/use-join-us.ts';
import { joinUsSteps, type stepOf } from './rules/join-us-steps.ts';
import { WelcomeAside, type WelcomeState } from './steps/welcome/Welcome.tsx';

/** The dark column and the line above the title. */
export function frameOf(step: ReturnType<typeof stepOf>, welcome: WelcomeState, joinUs: JoinUs) {
  if (step) {
    return {
      aside: <JoinUsAside joinUs={joinUs} />,
      aboveTitle: <Stepper current={step.number} total={joinUsSteps.length} />,
    };
  }
  return {
    aside: <WelcomeAside {...welcome} cardSource={joinUs.cardSource} />,
    // With it the bar is as wide as the dialog, so that no line passes under the close button.
    aboveTitle: <Label rule={false}>Your membership</Label>,
  };
}
