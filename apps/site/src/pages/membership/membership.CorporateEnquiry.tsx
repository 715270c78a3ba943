import { answerDays, withinWorkingDays } from '@myler/config/service';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import { Enquiry } from '../../features/enquiry/Enquiry.tsx';
import styles from './membership.CorporateEnquiry.module.css';

/** The enquiry form for companies, which usually ask before they join. */
export function CorporateEnquiry() {
  return (
    <Section band="paper-2" id="enquire">
      <div className={styles.layout}>
        <div>
          <Label>Before you decide</Label>
          <h2>Tell us who travels, and who dines.</h2>
          <p
            className={styles.words}
          >{`Which board, how many households, how many children at table, and whether the summer house has a landing stage. Somebody who looks after companies rings or writes ${withinWorkingDays(answerDays['corporate-membership'])}, with figures.`}</p>
        </div>
        <Enquiry source="corporate-membership" />
      </div>
    </Section>
  );
}
