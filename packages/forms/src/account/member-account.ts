import type { MemberClient, MemberSameOriginClient } from '@myler/api-client/account';
import type { NewPasskey, PasskeyCreation, Session } from '@myler/api-client/contract';
import type { MemberData } from '@myler/state/user';

/** A member's account, as an application passes it to the tasks: its calls, and what it shows. */
export interface MemberAccount {
  /** The provider's calls below `/v1/me`. */
  provider: MemberClient;
  /** The site's own calls below `/api/account`. */
  site: MemberSameOriginClient;
  /** Makes a call in the member's session. */
  asMember: <Result>(call: () => Promise<Result>) => Promise<Result>;
  /** Goes on in the session that has replaced the one of before. */
  goOnIn: (session: Session) => void;
  /** As `asMember`; asks the member for the password, or a passkey, where the call needs it. */
  withPassword: <Result>(call: () => Promise<Result>) => Promise<Result>;
  /** Shows the answer of a call wherever it is shown. */
  show: (data: MemberData) => void;
  /** Forgets parts that are the member’s no more. */
  forget: (parts: readonly (keyof MemberData)[]) => void;
  /** Reads a part again, and shows it. */
  read: (part: keyof MemberData) => Promise<void>;
  /** Loads what has the browser make a passkey, which rejects with what the form shows. */
  loadCreatePasskey: () => Promise<(options: PasskeyCreation) => Promise<NewPasskey['credential']>>;
  signOut: () => void;
}
