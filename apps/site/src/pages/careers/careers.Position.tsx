import type { Career } from '@myler/api-client/contract';
import { mailboxes } from '@myler/config/contact';
import { formatDate } from '@myler/config/dates';
import { applicationAddress } from '@myler/domain/filters';
import { LinkButton } from '@myler/ui/button';
import { Vacancy } from '@myler/ui/sections/vacancy';
import { PlainBlocks } from '../../features/text/PlainBlocks.tsx';

/** A line of the list that unfolds to the whole position. */
export function CareerPosition({ career }: { career: Career }) {
  const { body, publishedOn, closesOn, ...position } = career;
  return (
    <Vacancy
      {...position}
      closes={
        <span>
          Until <time dateTime={closesOn}>{formatDate(closesOn)}</time>
        </span>
      }
      apply={
        <>
          <LinkButton href={applicationAddress(mailboxes.jobs, career)}>Apply by email</LinkButton>
          <p>{`Opens an email to ${mailboxes.jobs} with its subject filled in. Published ${formatDate(publishedOn)}, open until the end of ${formatDate(closesOn)}.`}</p>
          <p>
            <a href={`#${career.id}`}>Link to this position</a>
          </p>
        </>
      }
    >
      <PlainBlocks blocks={body} headingLevel={4} />
    </Vacancy>
  );
}
