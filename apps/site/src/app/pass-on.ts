/**
 * What is sent to somebody else, or copied: controls with `data-share="address"` (and `data-title`) and with
 * `data-copy="id of the words"`. What became of it is said in the `data-said` beside the control.
 */
export async function passOn(control: HTMLElement): Promise<void> {
  const { share, copy, title } = control.dataset;
  if (share && 'share' in navigator) {
    // Whoever closes the device's own sheet has changed their mind, and is told nothing.
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
  return control.closest(':has([data-said])')?.querySelector('[data-said]') ?? null;
}

function ignore(): void {
  // Sharing was called off.
}
