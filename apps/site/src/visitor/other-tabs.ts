/** What happened in one tab and matters in all of them. Nothing personal is said. */
type News = 'signed-in' | 'signed-out' | 'consent-changed';

let opened: BroadcastChannel | undefined;

/** Opened when it is first needed: one that a server opens by loading this file keeps its process from ending. */
const channel = () => (opened ??= new BroadcastChannel('session'));

export function tellOtherTabs(news: News): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel knows one origin, this one
  channel().postMessage(news);
}

export function hearOtherTabs(hear: (news: News) => void): void {
  channel().addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
}
