import * as z from 'zod/mini';
import { timestamp } from './primitives.ts';
import { emailAddress, token } from './text.ts';
import { currentPassword, password } from './user.ts';

/** The member’s password, entered again before something that only the member may do. */
export const passwordConfirmation = z.object({ password: currentPassword });
/** The new address, to which a link is sent. */
export const emailChange = z.object({ email: emailAddress });
/** The token of the link that was sent to the new address, or of the one that cancels the change. */
export const emailChangeToken = z.object({ token: token(16, 256) });
/** The current password and the new one. */
export const passwordChange = z.extend(passwordConfirmation, { newPassword: password });

/** The devices on which a member is signed in. */
export const memberSessions = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      /** "Firefox on Windows"; absent when it is unknown. */
      device: z.optional(z.string()),
      signedInAt: timestamp,
      lastUsedAt: timestamp,
      isThis: z.boolean(),
    }),
  ),
});

export type MemberSessions = z.output<typeof memberSessions>;
