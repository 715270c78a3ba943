import { mailboxes } from '@myler/config/contact';
import type { EnquirySource } from '@myler/config/service';

/** The mailbox that reads each kind of enquiry. */
export const enquiryMailbox: Record<EnquirySource, string> = {
  'discover-myler': mailboxes.membership,
  'partner-with-us': mailboxes.partnerships,
  'corporate-membership': mailboxes.membership,
  hotel: mailboxes.membership,
};
