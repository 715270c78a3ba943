/** Events that other tabs need to know. They contain no personal data. */
type TabMessage = 'signed-in' | 'signed-out' | 'consent-changed';

let opened: BroadcastChannel | undefined;

/** Opened when it is first needed: an open channel would keep a server that loads this file from exiting. */
const channel = () => (opened ??= new BroadcastChannel('session'));

export function postToOtherTabs(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches only its own origin
  channel().postMessage(message);
}

export function listenToOtherTabs(onMessage: (message: TabMessage) => void): void {
  channel().addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));
}
