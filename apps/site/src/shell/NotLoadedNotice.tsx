import { Button } from '@myler/ui/button';

/**
 * Says at the foot of the screen that needed code did not load: the application itself, or another page
 * (`@myler/islands/loading`). It is part of the document, because code that loads later cannot be relied on here; its
 * styles come with the entry (`not-loaded.css`).
 */
export function NotLoadedNotice() {
  return (
    <div id="not-loaded" className="not-loaded" role="alert">
      <div data-tone="night" hidden>
        <p>Part of the site did not load. Check your connection, then try again.</p>
        <Button variant="gold" size="small">
          Try again
        </Button>
        <Button variant="outline" size="small">
          Load the page again
        </Button>
      </div>
    </div>
  );
}
