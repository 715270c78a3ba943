import { deskLine } from '@myler/config/contact';
import { answerDays, withinWorkingDays } from '@myler/config/service';
import type { Hotel } from '@myler/api-client/contract';
import { Split } from '@myler/ui/layout';
import { Section, SectionHeading } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import { Enquiry } from '../../features/enquiry/Enquiry.tsx';

/** "Ask about this hotel": the enquiry form, which knows the hotel and its Myler, for everybody who reads the page. */
export function HotelAsk({ hotel: { id, name, myler } }: { hotel: Hotel }) {
  return (
    <Section band="paper-2" id="enquire" labelledBy="enquire-title">
      <Split ratio="5/7" rows={8}>
        <div>
          <SectionHeading label="Ask about this hotel" title="What would decide it for you?" id="enquire-title" />
          <Text
            tone="quiet"
            before={6}
            measure
          >{`Ages help most, then the month, then what went wrong last time. You need not be a member, and it commits you to nothing. ${myler ? myler.name : 'A Myler'} answers ${withinWorkingDays(answerDays.hotel)}.`}</Text>
          <Text tone="quiet" before={6} measure>
            If it is quicker to say, ring <a href={deskLine.href}>{deskLine.display}</a>, nine to six in London, on
            every day of the week.
          </Text>
        </div>
        <Enquiry
          source="hotel"
          about={{ hotelId: id, hotelName: name, ...(myler ? { mylerId: myler.id, mylerName: myler.name } : {}) }}
        />
      </Split>
    </Section>
  );
}
