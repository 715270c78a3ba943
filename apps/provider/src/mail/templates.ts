import * as account from './emails/account.ts';
import * as companyReceipt from './emails/company-receipt.ts';
import * as changedRenewal from './emails/changed-renewal.ts';
import * as desk from './emails/desk.ts';
import * as enquiry from './emails/enquiry.ts';
import * as giftCard from './emails/gift-card.ts';
import * as giftCardAfterDelivery from './emails/gift-card-after-delivery.ts';
import * as handOver from './emails/hand-over.ts';
import * as joinRefunded from './emails/join-refunded.ts';
import * as leaving from './emails/leaving.ts';
import * as newsletter from './emails/newsletter.ts';
import * as passkey from './emails/passkey.ts';
import * as password from './emails/password.ts';
import * as people from './emails/people.ts';
import * as referral from './emails/referral.ts';
import * as renewal from './emails/renewal.ts';
import * as signInCode from './emails/sign-in-code.ts';
import * as textChanges from './emails/text-changes.ts';
import * as upgraded from './emails/upgraded.ts';
import * as welcome from './emails/welcome.ts';

/** All templates. The outbox stores their ids; one that is missing here cannot be queued: that does not compile. */
export const templates = [
  account.emailLinkEmail,
  account.emailAskedEmail,
  account.emailTakenEmail,
  account.emailChangedEmail,
  account.cardChangedEmail,
  changedRenewal.renewalStoppedEmail,
  changedRenewal.renewalResumedEmail,
  companyReceipt.companyReceiptEmail,
  companyReceipt.receiptsMailboxEmail,
  desk.deskToldEmail,
  desk.deskNotedEmail,
  desk.deskLateEmail,
  enquiry.acknowledgementEmail,
  giftCard.giftCardEmail,
  giftCard.giftReceiptEmail,
  giftCard.giftDeliveredEmail,
  giftCard.giftChangedEmail,
  giftCard.giftCancelledEmail,
  giftCardAfterDelivery.giftReissuedEmail,
  giftCardAfterDelivery.giftWithdrawnEmail,
  giftCardAfterDelivery.giftReminderEmail,
  giftCardAfterDelivery.giftCodeSentEmail,
  joinRefunded.joinRefundedEmail,
  leaving.leftEmail,
  leaving.accountClosedEmail,
  newsletter.confirmationEmail,
  newsletter.alreadySubscribedEmail,
  newsletter.firstNewsletterEmail,
  newsletter.issueEmail,
  passkey.passkeyAddedEmail,
  passkey.passkeyRemovedEmail,
  password.resetLinkEmail,
  password.passwordChangedEmail,
  password.lockedOutEmail,
  handOver.cardOfferedEmail,
  handOver.cardOfferMadeEmail,
  handOver.cardTakenOverEmail,
  handOver.cardHandedOverEmail,
  people.invitationEmail,
  people.memberInvitedEmail,
  people.personJoinedEmail,
  people.accessEndedEmail,
  referral.friendJoinedEmail,
  referral.friendCreditedEmail,
  referral.friendLeftEmail,
  renewal.renewalNoticeEmail,
  renewal.renewedEmail,
  renewal.renewalDeclinedEmail,
  renewal.renewalConfirmationEmail,
  renewal.membershipEndedEmail,
  textChanges.textChangesEmail,
  upgraded.upgradedEmail,
  signInCode.signInCodeEmail,
  welcome.welcomeEmail,
] as const;

export type TemplateId = (typeof templates)[number]['id'];
