'use client';

import { useDeferredValue, useEffect, useState } from 'react';
import {
  loadPasswordStrength,
  passwordLength,
  type EstimatePasswordStrength,
  type PasswordStrength,
} from '../validation/password-strength.ts';
import type { PasswordOwner } from '../validation/password.ts';

/**
 * The strength of a password while it is typed. It loads the estimator when the form mounts. Until that has loaded, or
 * if it fails to load, the meter shows only the length.
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
  // An estimate takes up to 30 ms, and much longer on a slow telephone, so it must not delay typing.
  const deferred = useDeferredValue(password);
  return estimator ? estimator.estimate(deferred, owner) : passwordLength(password);
}
