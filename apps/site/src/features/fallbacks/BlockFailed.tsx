import { deskLine } from '@myler/config/contact';
import { live } from '@myler/islands/attributes';
import { LinkButton } from '@myler/ui/button';
import { FailedBlock } from '@myler/ui/sections/failed-block';

/** Shown for a block whose data did not arrive, with a link that loads the page again. */
export function BlockFailed({ title }: { title: string }) {
  // The link loads the same page from the server, which may have the data by now.
  const retry = (
    <LinkButton variant="outline" href="" {...live({ reload: true })}>
      Try again
    </LinkButton>
  );
  return (
    <FailedBlock title={title} retry={retry}>
      The connection was lost. Try again, or ring <a href={deskLine.href}>{deskLine.display}</a> and we will read it to
      you.
    </FailedBlock>
  );
}
