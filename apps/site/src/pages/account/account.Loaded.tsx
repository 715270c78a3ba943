import type { ReactElement, ReactNode } from 'react';
import { Skeleton } from '@myler/ui/skeleton';
import { useMemberData, type MemberPart } from '../../features/account/use-member-data.ts';
import type { MemberData } from '@myler/forms/account';
import { NotFetched } from './account.NotFetched.tsx';

interface LoadedFromProps<Name extends keyof MemberData> {
  from: MemberPart<Name>;
  /** What it is, in the message when it does not arrive: "your payments". */
  what: string;
  /** In the place of a whole page. Without it this is the matter of one row, and the other rows do without it. */
  skeleton?: ReactElement;
  children: (value: Required<MemberData>[Name]) => ReactNode;
}

type LoadedProps<Name extends keyof MemberData> = Omit<LoadedFromProps<Name>, 'from'> & { name: Name };

/** A part of the member’s data that nothing else of the page needs. */
export function Loaded<Name extends keyof MemberData>({ name, ...props }: LoadedProps<Name>) {
  return <LoadedFrom from={useMemberData(name)} {...props} />;
}

/** A part of the member’s data, once it has arrived; or why it has not, beside what is missing, and another try. */
export function LoadedFrom<Name extends keyof MemberData>({ from, what, skeleton, children }: LoadedFromProps<Name>) {
  const { value, failure, isBusy, retry } = from;
  if (value !== undefined) return children(value as Required<MemberData>[Name]);
  if (failure === undefined) {
    return (
      <>
        <output className="visually-hidden">{`Fetching ${what}.`}</output>
        {skeleton ?? <Skeleton />}
      </>
    );
  }
  return <NotFetched what={what} failure={failure} isBusy={isBusy} retry={retry} isPage={skeleton !== undefined} />;
}
