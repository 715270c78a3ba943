import fc from 'fast-check';
import { expect, it } from 'vitest';
import { always, anyText, isForMutants, propertySuite } from '@myler/presets/properties';
import { cardBrands } from '@myler/config/cards';
import { cardInWords } from './account/card-in-words.ts';
import { createIdempotencyKeys } from './payment/idempotency-keys.ts';
import { cardProperties } from './card/card-properties.test-kit.ts';
import { validationProperties } from './validation/validation-properties.test-kit.ts';

const component = 'a component: its stories show and test it in a browser';
const passesOn = 'passes calls on: the journeys make them';

const suite = propertySuite(`${import.meta.dirname}/..`, {
  ...cardProperties,
  ...validationProperties,
  createIdempotencyKeys: [
    always(
      'keeps one key from getOrCreate() to end(), whatever storage holds, and if it throws',
      fc.option(anyText),
      fc.uuid(),
      (held, fresh) => {
        let stored: string | null = held;
        const storage = () => {
          if (held === null) throw new Error('insecure');
          return {
            getItem: () => stored,
            setItem: (_: string, value: string) => void (stored = value),
            removeItem: () => void (stored = null),
          };
        };
        const keys = createIdempotencyKeys(storage, () => fresh);
        const key = keys.getOrCreate();
        expect([keys.pending(), keys.getOrCreate()]).toEqual([key, key]);
        keys.end();
        expect(keys.pending()).toBeUndefined();
      },
    ),
  ],
  cardInWords: [
    always(
      'names every brand, and ends with the digits',
      fc.constantFrom(...cardBrands),
      fc.stringMatching(/^\d{4}$/),
      (brand, lastFour) => {
        expect(cardInWords({ brand, lastFour })).toMatch(new RegExp(`^\\w.* ending ${lastFour}$`));
      },
    ),
  ],
  answersOf: 'picks from a table: people-join.test.ts tries it with everybody in the table',
  giftAnswersOf: 'picks from a table: people-gift.test.ts tries it with everybody in the table',
  loadPasswordStrength: 'password-strength.test.ts tries what it loads with any text of any owner',
  loadTelephone: 'loads a module: telephoneError’s properties try what it loads',
  joinUsClient: passesOn,
  joinUsMember: passesOn,
  joinUsProvider: passesOn,
  resumeJoin: 'asks, opens a dialog and changes atoms: resumeJoin.test.ts tries each end of an attempt',
  LazyBankConfirmation: component,
  useBankPage: 'keeps a page in a state: the stories of both forms and their journeys show it',
  BalanceForm: component,
  CardChangeForm: component,
  CloseAccountForm: component,
  DecisionForm: component,
  DetailsForm: component,
  EmailCancelForm: component,
  EmailChangeForm: component,
  InvoiceForm: component,
  JourneyForm: component,
  MailLinkForm: component,
  PasswordChangeForm: component,
  PasskeyNameForm: component,
  PasskeySignIn: component,
  PasswordConfirmationForm: component,
  UpgradeForm: component,
  CheckYourEmail: component,
  EnquiryForm: component,
  ForgotPasswordForm: component,
  GiftCardForm: component,
  JoinUsWizard: component,
  NewsletterForm: component,
  OpenedGift: component,
  OrderForm: component,
  ResetPasswordForm: component,
  SignInForm: component,
});

it.each(suite.tests)('%s', (_, run) => run());

it.skipIf(isForMutants)('every exported function has a property, or a reason for none', async () => {
  expect(await suite.problems()).toEqual([]);
});
