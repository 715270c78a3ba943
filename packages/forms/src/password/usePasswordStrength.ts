import { useDeferredValue, useEffect, useState } from 'react';
import {
  loadPasswordStrength,
  passwordLength,
  type EstimatePasswordStrength,
  type PasswordStrength,
} from '../validation/password-strength.ts';
import type { PasswordOwner } from '../validation/password.ts';

/**
 * The strength of the password in a field, as it is typed. Loads the estimator with the form; until it is there, and
 * when it cannot be loaded, the meter tells the length alone.
 */
export function usePasswordStrength(password: string, owner: PasswordOwner): PasswordStrength {
  const [estimator, setEstimator] = useState<{ estimate: EstimatePasswordStrength }>();
  useEffect(() => {
    let isMounted = true;
    loadPasswordStrength().then(
      (estimate) => isMounted && setEstimator({ estimate }),
      () => undefined,
    );
    return () => void (isMounted = false);
  }, []);
  // An estimate takes up to 30 ms, several times that on a slow telephone: typing goes first.
  const deferred = useDeferredValue(password);
  return estimator ? estimator.estimate(deferred, owner) : passwordLength(password);
}
