import { MAX_CHILDREN } from '@myler/api-client/contract';
import { withoutUndefined, type FieldErrors, type FieldPath } from '../../form-core/formState.ts';
import { childDateOfBirthError, dateOfBirthError } from '../../validation/dates.ts';
import { emailError } from '../../validation/email.ts';
import { instagramError } from '../../validation/instagram.ts';
import { childNameError, cityError, nameError } from '../../validation/names.ts';
import { confirmPasswordError, passwordError } from '../../validation/password.ts';
import { telephoneError } from '../../validation/telephone.ts';
import type { JoinUsForm } from '../form/joinUsForm.ts';
import { phoneCountryOf } from '../form/registration.ts';
import { type StepContext } from './step.ts';

/** The autofill tokens of this step's fields (HTML, autofill field names). */
export const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phoneNumber: 'tel',
  password: 'new-password',
  countryCode: 'country',
  city: 'address-level2',
} as const;

/** The errors of this step, in the order of its fields (docs/product-decisions.md, The join-us wizard). */
export function familyErrors(form: JoinUsForm, context: StepContext): FieldErrors {
  const phoneCountry = phoneCountryOf(form);
  const phoneCountryName = context.countries.find(({ code }) => code === phoneCountry)?.name;
  return withoutUndefined([
    ['firstName', nameError(form.firstName, 'first name')],
    ['lastName', nameError(form.lastName, 'last name')],
    ['email', emailError(form.email)],
    ['phoneNumber', telephoneError(form.phoneNumber, phoneCountry, context.readTelephone, phoneCountryName)],
    ['password', passwordError(form.password, form)],
    ['confirmPassword', confirmPasswordError(form.confirmPassword, form.password)],
    ['dateOfBirth', dateOfBirthError(form.dateOfBirth, context.today)],
    ['countryCode', form.countryCode ? undefined : 'Choose your country.'],
    ['city', cityError(form.city.name)],
    ...childrenErrors(form, context.today),
    ['instagram.username', form.instagram.consent ? instagramError(form.instagram.username) : undefined],
  ]);
}

function childrenErrors({ children }: JoinUsForm, today: string): [FieldPath, string | undefined][] {
  if (!children.shouldAdd) return [];
  if (children.list.length > MAX_CHILDREN) return [['children', `Add ${MAX_CHILDREN} children or fewer.`]];
  return children.list.flatMap(({ firstName, dateOfBirth }, index): [FieldPath, string | undefined][] => [
    [`children.${index}.firstName`, childNameError(firstName)],
    [`children.${index}.dateOfBirth`, childDateOfBirthError(dateOfBirth, today)],
  ]);
}

/** Whether a field has a value: an empty field gets no error on blur. */
export function isTouched(form: JoinUsForm, path: FieldPath): boolean {
  // A number without a country cannot be checked yet: the form asks for the country further down.
  if (path === 'phoneNumber' && phoneCountryOf(form) === '' && !/^\s*(\+|00)/.test(form.phoneNumber)) return false;
  const [first, second, third] = path.split('.');
  const child = first === 'children' ? form.children.list[Number(second)] : undefined;
  const value =
    first === 'children'
      ? child?.[third === 'dateOfBirth' ? 'dateOfBirth' : 'firstName']
      : first === 'instagram'
        ? form.instagram.username
        : first === 'city'
          ? form.city.name
          : form[first as 'firstName' | 'dateOfBirth'];
  if (typeof value === 'string') return value !== '';
  return value !== undefined && Object.values(value).every((part) => part !== '');
}
