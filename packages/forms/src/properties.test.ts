import fc from 'fast-check';
import { expect, it } from 'vitest';
import { always, isForMutants, propertySuite } from '@myler/presets/properties';
import { cardBrands } from '@myler/config/cards';
import { cardInWords } from './account/card-in-words.ts';
import { cardProperties } from './card/card-properties.test-kit.ts';
import { validationProperties } from './validation/validation-properties.test-kit.ts';

const component = 'a component: its stories show and test it in a browser';
const passesOn = 'passes calls on: the journeys make them';

const suite = propertySuite(`${import.meta.dirname}/..`, {
  ...cardProperties,
  ...validationProperties,
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
  AccountTaskContent: component,
  accountTaskTitle: 'reads a table: the journeys of the account find each dialog by its title',
  KeptByLaw: component,
  BalanceForm: component,
  Calculator: component,
  FamilyForm: component,
  GiftFromLink: component,
  OrderFromLink: component,
  VotingForm: component,
  useVoting: 'reads a list again by the clock and by events of the page: together.spec.ts shows it',
  CardChangeForm: component,
  CloseAccountForm: component,
  DecisionForm: component,
  DetailsForm: component,
  EmailCancelForm: component,
  EmailChangeForm: component,
  InvitationForm: component,
  InviteForm: component,
  InvoiceForm: component,
  JourneyForm: component,
  MailLinkForm: component,
  PasswordChangeForm: component,
  PasskeyNameForm: component,
  PasskeySignIn: component,
  PasswordConfirmationForm: component,
  PersonForm: component,
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
