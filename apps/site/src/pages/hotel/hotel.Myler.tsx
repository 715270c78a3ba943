import { monthNames } from '@myler/config/months';
import { answerDays, withinWorkingDays } from '@myler/config/service';
import { address } from '@myler/config/address';
import type { Hotel, HotelMyler as Myler } from '@myler/api-client/contract';
import { LinkButton } from '@myler/ui/button';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import { cameoSrc } from '../../data/cameo.ts';
import { joinWithAnd } from '@myler/domain/words';
import { Heading } from '@myler/ui/heading';
import { Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './hotel.Myler.module.css';

/** The Myler who slept at the hotel: in which rooms and when, a sentence of theirs, and the link to the enquiry. */
export function HotelMyler({ hotel: { myler } }: { hotel: Hotel }) {
  if (!myler) return null;
  const { id, name, city, languages, monogram, rooms, says } = myler;
  return (
    <Section band="paper" labelledBy="myler-title">
      <div className={styles.beside}>
        <img className={styles.cameo} src={cameoSrc(monogram)} alt="" width={240} height={320} loading="lazy" />
        <div>
          <Label>The Myler who knows it</Label>
          <Heading level={2} size="title-2" id="myler-title">
            <a href={address('/myler-directory', { hash: id })}>{name}</a>{' '}
            <span>{`has slept in ${joinWithAnd(rooms)}.`}</span>
          </Heading>
          {/* The page adds double quotation marks, so inner ones become single. */}
          <Text
            as="blockquote"
            size="lead"
            tone="quiet"
            before={5}
            measure
          >{`“${says.replaceAll('“', '‘').replaceAll('”', '’')}”`}</Text>
        </div>
        <Stack gap={4} className={styles.ask}>
          <LinkButton href="#enquire" variant="outline">
            {`Ask ${name.split(' ')[0] ?? name}`}
          </LinkButton>
          <Stack as="ul" gap={1}>
            <li>{`${city} · ${languages.join(', ')}`}</li>
            <li>{`Answers ${withinWorkingDays(answerDays.hotel)}`}</li>
            <li>{`Last here in ${lastStay(myler)}`}</li>
          </Stack>
        </Stack>
      </div>
    </Section>
  );
}

/** "November 2025" */
function lastStay({ sleptIn }: Myler): string {
  const [year, month] = sleptIn.split('-');
  return `${monthNames[Number(month) - 1]} ${year}`;
}
