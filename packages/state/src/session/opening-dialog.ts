import type { DialogType } from '../dialogs/types.ts';
import type { SessionFlag } from './flags.ts';

export interface OpeningState {
  /** Whether a consent cookie exists, with any choice. */
  consentGiven: boolean;
  /** The dialogs shown in this session. */
  flags: Readonly<Record<SessionFlag, boolean>>;
  /** Whether the address opens a dialog. */
  deepLinked?: boolean;
}

/**
 * The dialog that opens by itself on a load (docs/specification.md, section 2): `cookie-consent` without a consent
 * cookie, `newsletter` with one, each at most once per session. If the address opens a dialog, both wait for the next
 * load (docs/product-decisions.md, Routes). Pure: the caller that opens the dialog sets its flag.
 */
export function openingDialog({
  consentGiven,
  flags,
  deepLinked = false,
}: OpeningState): Extract<DialogType, 'cookie-consent' | 'newsletter'> | null {
  if (deepLinked) return null;
  if (!consentGiven) return flags['cookie-consent-opened'] ? null : 'cookie-consent';
  return flags['newsletter-opened'] ? null : 'newsletter';
}
