import { brand } from '@myler/config/brand';
import type { MembershipId } from '@myler/config/membership-ids';
import type { EnquirySource } from '@myler/config/service';
import type { AskedHotel } from '@myler/forms/enquiry';
import { enquiryMailbox } from '@myler/domain/enquiry';
import { Island } from '@myler/islands/island';
import styles from './Enquiry.module.css';

const enquiryTo = `Enquiry to ${brand.name}`;

interface EnquiryProps {
  source: EnquirySource;
  about?: AskedHotel;
  /** The corporate membership that was chosen before. */
  membershipId?: MembershipId | undefined;
}

/**
 * The enquiry form of a page, an island that hydrates when the visitor comes near. It cannot be sent without scripts, so
 * there the page shows the mailbox that reads these enquiries.
 */
export function Enquiry({ source, about, membershipId }: EnquiryProps) {
  const mailbox = enquiryMailbox[source];
  const subject = about ? `About ${about.hotelName}${about.mylerName ? `, for ${about.mylerName}` : ''}` : enquiryTo;
  return (
    <>
      <Island
        of="enquiry"
        hydrateOn="visible"
        className={`${styles.live} ${styles[source]}`}
        source={source}
        {...(about ? { about } : {})}
        {...(membershipId ? { membershipId } : {})}
      />
      <p className={styles.still}>
        The form on this page needs JavaScript, which is switched off. Write to{' '}
        <a href={`mailto:${mailbox}?subject=${encodeURIComponent(subject)}`}>{mailbox}</a> instead: the same people read
        it, and they answer just as soon.
      </p>
    </>
  );
}
