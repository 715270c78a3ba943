import { colours } from './colours.ts';
import { asAddress, drawFavicon } from './drawings.ts';

/** What a theme cannot say: the icon of the browser's tab, and the colours of the icons in the sidebar. */
export const managerHead = (head = ''): string => `${head}
<link rel="icon" type="image/svg+xml" href="${asAddress(drawFavicon())}">
<style>
.sidebar-item:not([data-selected='true']) svg { color: ${colours['gold-ink']}; }
</style>`;
