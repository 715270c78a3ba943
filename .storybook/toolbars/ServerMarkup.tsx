import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * What a visitor without JavaScript gets: the markup that the server sends, which no script takes over. The content of a
 * `<noscript>` is shown, as their browser shows it.
 */
export default function ServerMarkup({ children }: { children: ReactNode }) {
  const html = renderToString(children).replaceAll(/<noscript>([^]*?)<\/noscript>/g, '<div>$1</div>');
  // A form would leave the story.
  return <div onSubmit={(event) => event.preventDefault()} dangerouslySetInnerHTML={{ __html: html }} />;
}
