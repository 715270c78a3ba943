import type { CurrencyCode } from '@myler/config/currencies';
import type { Registration } from '@myler/api-client/contract';
import { normaliseEmail } from '@myler/config/typed-text';
import { toCreditCard } from '../../card-fields/credit-card.ts';
import { phoneCountryOf } from '../../family/family.ts';
import { requestBody } from '../../core/request-body.ts';
import { readDate } from '@myler/config/typed-date';
import { normaliseInstagram } from '../../validation/instagram.ts';
import type { ReadTelephone } from '../../validation/telephone.ts';
import type { JoinUsValues } from './join-us-form.ts';
import { isCodeForChoice, priceBreakdownOf } from './price.ts';

/**
 * The request body of a registration. Every step must be valid; otherwise this throws, which means a bug in our code.
 */
export function toRegistration(form: JoinUsValues, currency: CurrencyCode, readTelephone: ReadTelephone): Registration {
  const sum = priceBreakdownOf(form, currency) ?? throwInvalid('membershipId');
  const { instagram, checkedCode, checkedGift } = form;
  return requestBody<Registration>({
    formType: form.formType,
    membershipId: form.membershipId ?? throwInvalid('membershipId'),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: normaliseEmail(form.email),
    phoneNumber: readTelephone(form.phoneNumber, phoneCountryOf(form)) ?? throwInvalid('phoneNumber'),
    password: form.password,
    dateOfBirth: readDate(form.dateOfBirth) ?? throwInvalid('dateOfBirth'),
    countryCode: form.countryCode,
    city: { id: form.city.id, name: form.city.name.trim() },
    children: form.children.shouldAdd
      ? form.children.list.map((child, index) => ({
          firstName: child.firstName.trim(),
          dateOfBirth: readDate(child.dateOfBirth) ?? throwInvalid(`children.${index}.dateOfBirth`),
        }))
      : [],
    instagram: {
      consent: instagram.consent,
      username: instagram.consent ? normaliseInstagram(instagram.username) : undefined,
    },
    whatsAppConsent: form.whatsAppConsent,
    termsAccept: form.termsAccept || throwInvalid('termsAccept'),
    referralCode: checkedCode && isCodeForChoice(form, currency) ? checkedCode.coupon.code : undefined,
    giftCode: checkedGift && sum.gift.amount > 0 ? checkedGift.code : undefined,
    currency,
    total: sum.total,
    creditCard: sum.total.amount > 0 ? toCreditCard(form.creditCard) : undefined,
  });
}

function throwInvalid(path: string): never {
  throw new Error(`@myler/forms: the join-us form was sent before "${path}" was right. Validate every step first.`);
}
