import type { CreditCard, GiftCardPurchase, Registration } from '@myler/api-client/contract';
import type { Money } from '@myler/config/currencies';
import type { GiftCardBuyer, Person, StoredCard, TypedCard } from '@myler/forms/people';

const numbers: Record<string, string> = {
  'VISA 4242': '4242424242424242',
  'AMEX 0005': '378282246310005',
  'MASTERCARD 4444': '5555555555554444',
  'DISCOVER 1117': '6011111111111117',
  'DINERS 5904': '30569309025904',
  'JCB 0505': '3566002020360505',
  'CHINA_UNION_PAY 0005': '6200000000000005',
};

function cardOf({ name }: TypedCard, { brand, lastFour }: StoredCard): CreditCard {
  const number = numbers[`${brand} ${lastFour}`];
  if (!number) throw new Error(`The sandbox has no card ${brand} ${lastFour}.`);
  return { brand, name, number, expiry: '12-31', cvc: brand === 'AMEX' ? '1234' : '123' };
}

/** Of whoever buys for a company. */
function companyOf({ company }: Person): Registration['company'] {
  const { companyName, taxNumber, street, postalCode, invoiceEmail, role } = company;
  if (companyName === '') return undefined;
  const [name, mailbox] = [companyName.trim(), invoiceEmail.trim()];
  return { companyName: name, taxNumber, street, postalCode, invoiceEmail: mailbox, role };
}

/** The request of the join-us form for a person, built from the values that must be stored. It has every field. */
export function registrationOf(person: Person, total: Money): Registration {
  const { stored, instagram, referralCode, giftCode } = person;
  const request = {
    formType: 'membership',
    membershipId: person.membershipId,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phoneNumber: stored.phoneNumber,
    password: person.password,
    dateOfBirth: stored.dateOfBirth ?? undefined,
    countryCode: person.countryCode,
    city: person.city,
    children: person.children.list.map(({ firstName }, index) => ({
      firstName,
      dateOfBirth: stored.childrenBornOn[index] ?? '',
    })),
    instagram:
      stored.instagram === null ? { consent: instagram.consent } : { consent: true, username: stored.instagram },
    whatsAppConsent: person.whatsAppConsent,
    company: companyOf(person),
    termsAccept: true,
    referralCode: referralCode || undefined,
    giftCode: giftCode || undefined,
    currency: person.currency,
    total,
    creditCard: stored.card ? cardOf(person.creditCard, stored.card) : undefined,
  } satisfies Record<keyof Registration, unknown>;
  return request as Registration;
}

/** The request of the gift-card form for a buyer, with immediate delivery. */
export function purchaseOf(buyer: GiftCardBuyer): GiftCardPurchase {
  const { membershipId, stored, design, recipient, sender, message } = buyer;
  return {
    design,
    amount: stored.amount,
    ...(membershipId ? { membershipId } : {}),
    recipient,
    sender,
    message,
    creditCard: cardOf(buyer.creditCard, stored.card),
  };
}
