import { address } from '@myler/config/address';
import { Calculator, type CalculatorProps } from '@myler/forms/calculator';

/** The calculator of the page. The answer is in this part of the page, hence the hash. */
export function MembershipCalculator(props: Omit<CalculatorProps, 'action'>) {
  return <Calculator {...props} action={address('/membership', { hash: 'pays' })} />;
}
