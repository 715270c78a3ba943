import { findLive, readLive } from '@myler/islands/attributes';

/** Shares or copies what the control names, and shows the result in the `action-status` element beside it. */
export async function shareOrCopy(control: HTMLElement): Promise<void> {
  const sharedUrl = readLive(control, 'share');
  const copiedId = readLive(control, 'copy');
  const title = readLive(control, 'title');
  if (sharedUrl && 'share' in navigator) {
    // A visitor who closes the share sheet has cancelled: show nothing.
    await navigator.share({ url: sharedUrl, ...(title ? { title } : {}) }).catch(ignore);
    return;
  }
  const text = sharedUrl ?? (copiedId ? document.getElementById(copiedId)?.innerText : undefined);
  if (!text) return;
  const status = findStatusBeside(control);
  try {
    await navigator.clipboard.writeText(text);
    if (status) status.textContent = sharedUrl ? 'The link is copied. Paste it wherever your family talks.' : 'Copied.';
  } catch {
    if (status)
      status.textContent = sharedUrl
        ? `This browser does not let us copy. Here is the link: ${sharedUrl}`
        : 'This browser does not let us copy. Select the words and copy them by hand.';
  }
}

function findStatusBeside(control: HTMLElement): Element | null {
  for (let ancestor = control.parentElement; ancestor; ancestor = ancestor.parentElement) {
    const status = findLive('action-status', undefined, ancestor);
    if (status) return status;
  }
  return null;
}

function ignore(): void {
  // The visitor cancelled.
}
