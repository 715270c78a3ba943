import type { MemberMembership } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { deskLine } from '@myler/config/contact';
import { contactInWords, hoursInWords, monogramOf } from '@myler/domain/membership';
import { Heading } from '@myler/ui/heading';
import { Label } from '@myler/ui/label';
import { Cluster, Stack } from '@myler/ui/layout';
import { Link } from '@myler/ui/link';
import { Text } from '@myler/ui/text';
import { cameoSrc } from '../../data/cameo.ts';
import { Fact } from './account.Fact.tsx';
import styles from './account.Overview.module.css';

/** Who looks after the member: one Myler, three with their hours, or the desk; and when they write. */
export function LooksAfterYou({ membership }: { membership: MemberMembership }) {
  const { myler, mylers } = membership;
  const name = mylers?.[0]?.name ?? myler?.name;
  const title = mylers ? `${name} leads your three Mylers.` : `${name ?? 'The desk'} looks after you.`;
  return (
    <Cluster as="section" gap={7} align="start" className={styles.keeper} aria-labelledby="keeper">
      <img className={styles.cameo} src={cameoSrc(name ? monogramOf(name) : 'M')} alt="" width={240} height={320} />
      <div>
        <Label>{mylers ? 'Your Mylers' : myler ? 'Your Myler' : 'The desk'}</Label>
        <Heading id="keeper" level={2} size="title-2">
          {title}
        </Heading>
        {mylers ? <Three membership={membership} mylers={mylers} /> : <HowToReach myler={myler} />}
        <Contact membership={membership} />
        {myler && (
          <Link variant="standalone" href={address('/myler-directory')}>
            All Mylers
          </Link>
        )}
      </div>
    </Cluster>
  );
}

function HowToReach({ myler }: Pick<MemberMembership, 'myler'>) {
  return (
    <Text tone="quiet" className={styles.text}>
      <span>
        {myler
          ? `From ${myler.city}, by email or by telephone:`
          : 'Nine to six, seven days a week, whoever picks up has your card in front of them:'}
      </span>{' '}
      <a href={deskLine.href}>{deskLine.display}</a>
      <span>{myler ? '. Say whose member you are, and you are put through.' : '.'}</span>
    </Text>
  );
}

/** The three, who share one diary, with the hours of each and the line that one of them answers at any hour. */
function Three({
  membership: { nightLine },
  mylers,
}: {
  membership: MemberMembership;
  mylers: NonNullable<MemberMembership['mylers']>;
}) {
  return (
    <>
      <Stack as="dl" lines="around" before={5} className={styles.facts}>
        {mylers.map((each) => (
          <Fact key={each.id} term={`${each.name}, ${each.city}`}>
            {hoursInWords(each)}
          </Fact>
        ))}
        {nightLine && (
          <Fact term="At any hour">
            <a href={`tel:${nightLine.replaceAll(' ', '')}`}>{nightLine}</a>
          </Fact>
        )}
      </Stack>
      <Text tone="quiet" className={styles.text}>
        They share one diary, so whoever answers knows the rest. The hours are London’s.
      </Text>
    </>
  );
}

/** When they last wrote, and by when they write next. */
function Contact({ membership }: { membership: MemberMembership }) {
  const words = contactInWords(membership);
  return words && <Text className={styles.text}>{words}</Text>;
}
