import type { ReactNode } from 'react';
import { normaliseError } from '@myler/api-client/errors';
import { deskLine } from '@myler/config/contact';
import { Button } from '@myler/ui/button';
import { StateMessage } from '@myler/ui/state-message';
import { useMemberData } from '../../features/account/use-member-data.ts';
import type { MemberData } from '../../visitor/member-data.ts';
import rows from './account.Row.module.css';

interface LoadedProps<Name extends keyof MemberData> {
  name: Name;
  /** What it is, in the message when it does not arrive: "your payments". */
  what: string;
  skeleton: ReactNode;
  children: (value: Required<MemberData>[Name]) => ReactNode;
}

/** A part of the member’s data, once it has arrived; or why it has not, and another try. */
export function Loaded<Name extends keyof MemberData>({ name, what, skeleton, children }: LoadedProps<Name>) {
  const { value, failure, retry } = useMemberData(name);
  if (value !== undefined) return children(value as Required<MemberData>[Name]);
  if (failure === undefined) {
    return (
      <>
        <output className="visually-hidden">Fetching {what}.</output>
        {skeleton}
      </>
    );
  }
  return (
    <div className={rows.rows} role="alert">
      <div className={rows.single}>
        <StateMessage
          kind="error"
          vignette="lost-path"
          label="Connection lost"
          title={`We could not fetch ${what}.`}
          actions={<Button onClick={retry}>Try again</Button>}
        >
          {normaliseError(failure).message} Nothing of yours is lost. The desk: {deskLine.display}.
        </StateMessage>
      </div>
    </div>
  );
}
