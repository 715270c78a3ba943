import { deskLine } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { live } from '@myler/islands/attributes';
import { Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';

/** Shown for a block whose data did not arrive, with a link that loads the page again. The rest of the page stays. */
export function BlockFailed({ title }: { title: string }) {
  return (
    <Stack gap={4} align="start" before={8} measure marked>
      <Text size="title-2">{title}</Text>
      <p>
        The connection was lost. Try again, or ring <a href={deskLine.href}>{deskLine.display}</a> and we will read it
        to you.
      </p>
      {/* Loads the same page from the server, which may have the data by now. */}
      <LinkButton variant="outline" href="" {...live({ reload: true })}>
        Try again
      </LinkButton>
    </Stack>
  );
}
