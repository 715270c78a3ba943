import { monthNames } from '@myler/config/months';
import { answerDays, withinWorkingDays } from '@myler/config/service';
import { address } from '@myler/config/address';
import type { Hotel, HotelMyler as Myler } from '@myler/api-client/contract';
import { joinWithAnd } from '@myler/domain/words';
import { LinkButton } from '@myler/ui/button';
import { Section } from '@myler/ui/section';
import { Adviser } from '@myler/ui/sections/adviser';
import { cameoSrc } from '../../data/cameo.ts';

/** The Myler who slept at the hotel: in which rooms and when, a sentence of theirs, and the link to the enquiry. */
export function HotelMyler({ hotel: { myler } }: { hotel: Hotel }) {
  if (!myler) return null;
  const { id, name, city, languages, monogram, rooms, says } = myler;
  return (
    <Section band="paper" labelledBy="myler-title">
      <Adviser
        label="The Myler who knows it"
        cameo={cameoSrc(monogram)}
        titleId="myler-title"
        title={
          <>
            <a href={address('/myler-directory', { hash: id })}>{name}</a>{' '}
            <span>{`has slept in ${joinWithAnd(rooms)}.`}</span>
          </>
        }
        quote={says}
        action={
          <LinkButton href="#enquire" variant="outline">
            {`Ask ${name.split(' ')[0] ?? name}`}
          </LinkButton>
        }
        facts={[
          `${city} · ${languages.join(', ')}`,
          `Answers ${withinWorkingDays(answerDays.hotel)}`,
          `Last here in ${lastStay(myler)}`,
        ]}
      />
    </Section>
  );
}

/** "November 2025" */
function lastStay({ sleptIn }: Myler): string {
  const [year, month] = sleptIn.split('-');
  return `${monthNames[Number(month) - 1]} ${year}`;
}
