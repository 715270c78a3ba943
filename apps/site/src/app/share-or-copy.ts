import { findLive, readLive } from '../live/live.ts';
/** Shares or copies what the control names, and shows the result in the `said` element beside it. */
export async function shareOrCopy(control: HTMLElement): Promise<void> {
  const share = readLive(control, 'share');
  const copy = readLive(control, 'copy');
  const title = readLive(control, 'title');
  if (share && 'share' in navigator) {
    // A visitor who closes the share sheet has cancelled: show nothing.
    await navigator.share({ url: share, ...(title ? { title } : {}) }).catch(ignore);
    return;
  }
  const words = share ?? (copy ? document.getElementById(copy)?.innerText : undefined);
  if (!words) return;
  const said = saidBeside(control);
  try {
    await navigator.clipboard.writeText(words);
    if (said) said.textContent = share ? 'The link is copied. Paste it wherever your family talks.' : 'Copied.';
  } catch {
    if (said)
      said.textContent = share
        ? `This browser does not let us copy. Here is the link: ${share}`
        : 'This browser does not let us copy. Mark the words and copy them by hand.';
  }
}

function saidBeside(control: HTMLElement): Element | null {
  for (let place = control.parentElement; place; place = place.parentElement) {
    const said = findLive('said', undefined, place);
    if (said) return said;
  }
  return null;
}

function ignore(): void {
  // The visitor cancelled.
}
