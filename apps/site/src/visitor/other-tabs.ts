/** Events that other tabs need to know. They contain no personal data. */
type News = 'signed-in' | 'signed-out' | 'consent-changed';

let opened: BroadcastChannel | undefined;

/** Opened when it is first needed: an open channel would keep a server that loads this file from exiting. */
const channel = () => (opened ??= new BroadcastChannel('session'));

export function tellOtherTabs(news: News): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel knows one origin, this one
  channel().postMessage(news);
}

export function hearOtherTabs(hear: (news: News) => void): void {
  channel().addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
}
