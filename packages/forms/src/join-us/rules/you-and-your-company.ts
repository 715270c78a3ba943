import { companyErrors } from '../../company/company.ts';
import { withoutUndefined, type FieldErrors, type FieldPath } from '../../core/form-state.ts';
import { familyRules, isFamilyFieldTouched } from '../../family/rules.ts';
import { emailError } from '../../validation/email.ts';
import { confirmPasswordError, passwordError } from '../../validation/password.ts';
import type { JoinUsValues } from '../form/join-us-form.ts';
import type { StepContext } from './step.ts';

const COMPANY = 'company.';
type FieldError = [FieldPath, string | undefined];

/** The errors of this step for a company, in the order of its fields (docs/product-decisions.md, A company's membership). */
export function buyerErrors(form: JoinUsValues, context: StepContext): FieldErrors {
  const [name, tax, street, postalCode, mailbox, role] = companyErrors(form.company, form.countryCode).map(
    ([field, error]): FieldError => [`${COMPANY}${field}`, error],
  ) as [FieldError, FieldError, FieldError, FieldError, FieldError, FieldError];
  return withoutUndefined([
    name,
    tax,
    street,
    postalCode,
    ...familyRules.address(form),
    mailbox,
    ...familyRules.names(form),
    role,
    ['email', emailError(form.email)],
    familyRules.telephone(form, context),
    ['password', passwordError(form.password, form)],
    ['confirmPassword', confirmPasswordError(form.confirmPassword, form.password)],
  ]);
}

/** Whether a field of this step has a value. */
export function isBuyerFieldTouched(form: JoinUsValues, path: FieldPath): boolean {
  if (!path.startsWith(COMPANY)) return isFamilyFieldTouched(form, path);
  return form.company[path.slice(COMPANY.length) as keyof JoinUsValues['company']] !== '';
}
