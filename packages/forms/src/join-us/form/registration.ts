import type { CurrencyCode } from '@myler/config/currencies';
import type { Registration } from '@myler/api-client/contract';
import { normaliseEmail } from '@myler/config/typed-text';
import { companyErrors, toCompany } from '../../company/company.ts';
import { toCreditCard } from '../../card-fields/credit-card.ts';
import { familyAnswersOf, phoneCountryOf } from '../../family/family.ts';
import { requestBody, type EveryField } from '../../core/request-body.ts';
import { readDate } from '@myler/config/typed-date';
import type { ReadTelephone } from '../../validation/telephone.ts';
import { isForCompany, type JoinUsValues } from './join-us-form.ts';
import { isCodeForChoice, priceBreakdownOf } from './price.ts';

/**
 * The request body of a registration. Every step must be valid; otherwise this throws, which means a bug in our code.
 */
export function toRegistration(form: JoinUsValues, currency: CurrencyCode, readTelephone: ReadTelephone): Registration {
  const sum = priceBreakdownOf(form, currency) ?? throwInvalid('membershipId');
  const { checkedCode, checkedGift } = form;
  return requestBody<Registration>({
    formType: form.formType,
    membershipId: form.membershipId ?? throwInvalid('membershipId'),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: normaliseEmail(form.email),
    phoneNumber: readTelephone(form.phoneNumber, phoneCountryOf(form)) ?? throwInvalid('phoneNumber'),
    password: form.password,
    countryCode: form.countryCode,
    city: { id: form.city.id, name: form.city.name.trim() },
    ...(isForCompany(form) ? companyOf(form) : familyOf(form)),
    termsAccept: form.termsAccept || throwInvalid('termsAccept'),
    referralCode: checkedCode && isCodeForChoice(form, currency) ? checkedCode.coupon.code : undefined,
    giftCode: checkedGift && sum.gift.amount > 0 ? checkedGift.code : undefined,
    currency,
    total: sum.total,
    creditCard: sum.total.amount > 0 ? toCreditCard(form.creditCard) : undefined,
  });
}

type Asked = EveryField<Pick<Registration, 'dateOfBirth' | 'children' | 'instagram' | 'whatsAppConsent' | 'company'>>;

/** What a family is asked besides. */
const familyOf = (form: JoinUsValues): Asked => ({
  dateOfBirth: readDate(form.dateOfBirth) ?? throwInvalid('dateOfBirth'),
  ...familyAnswersOf(form, throwInvalid),
  company: undefined,
});

/** A company is asked for no date of birth, no children and no Instagram, whatever was typed for another membership before. */
function companyOf({ company, countryCode }: JoinUsValues): Asked {
  const wrong = companyErrors(company, countryCode).find(([, error]) => error !== undefined);
  if (wrong) throwInvalid(`company.${wrong[0]}`);
  const { companyName = '', street = '', invoiceEmail = '', role = '', taxNumber, postalCode } = toCompany(company);
  return {
    dateOfBirth: undefined,
    children: [],
    instagram: { consent: false, username: undefined },
    whatsAppConsent: false,
    company: { companyName, taxNumber, street, postalCode, invoiceEmail, role },
  };
}

function throwInvalid(path: string): never {
  throw new Error(`@myler/forms: the join-us form was sent before "${path}" was right. Validate every step first.`);
}
