import type { DialogType } from '../dialogs/types.ts';
import type { SessionFlag } from './flags.ts';

export interface OpeningState {
  /** Whether a consent cookie exists. What was consented to does not matter here. */
  consentGiven: boolean;
  /** What has been shown in this session. */
  flags: Readonly<Record<SessionFlag, boolean>>;
  /** Whether the address opens a dialog of its own. */
  deepLinked?: boolean;
}

/**
 * The dialog that opens by itself on a load (docs/specification.md, section 2): without a consent cookie
 * `cookie-consent`; with one `newsletter`; each at most once a session. One that the address opens comes first, and
 * makes both wait for the next load (docs/product-decisions.md, Routes). Pure: marking the flag is up to whoever opens
 * the dialog.
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
