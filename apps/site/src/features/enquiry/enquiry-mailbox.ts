import { mailboxes } from '@myler/config/contact';
import type { EnquirySource } from '@myler/config/service';

/** Who reads it. The acknowledgement says the same (provider, mail/emails/enquiry.ts). */
export const enquiryMailbox: Record<EnquirySource, string> = {
  'discover-myler': mailboxes.membership,
  'partner-with-us': mailboxes.partnerships,
  'corporate-membership': mailboxes.membership,
};
