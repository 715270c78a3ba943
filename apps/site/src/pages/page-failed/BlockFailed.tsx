import { useRouter } from '@tanstack/react-router';
import { deskLine } from '@myler/config/contact';
import { Button } from '@myler/ui/button';
import { StateMessage } from '@myler/ui/state-message';

/** One block of a page whose data did not arrive: the rest of the page stands, and this can be asked for again. */
export function BlockFailed({ title }: { title: string }) {
  const router = useRouter();
  return (
    <StateMessage
      kind="error"
      vignette="boat"
      title={title}
      actions={
        <>
          <Button data-app="" onClick={() => void router.invalidate()}>
            Try again
          </Button>
          <a href={deskLine.href}>{deskLine.display}</a>
        </>
      }
    >
      The line to our desk dropped. Try again, or ring us and we will read it to you.
    </StateMessage>
  );
}
