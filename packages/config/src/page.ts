/** The picture of a shared link: a title over a drawing (`Scene` of `@myler/art/scene`). */
export interface SocialCard {
  title: string;
  motif: string;
  hour: string;
  season: string;
  /** Each number draws another variation of the scene. */
  seed: number;
}

export interface Page {
  /** Unique on the site, for the window's title, the search and the footer. A page with `about` has the title of its subject. */
  title?: string;
  /** The provider's name of the collection that has a page for each entry. */
  about?: 'hotels' | 'articles' | 'press-releases';
  /** Query parameters that change what the page shows. The cache ignores all others. */
  query: readonly string[];
  /** False for a page that differs by visitor: nothing between the proxy and the browser may keep it. */
  cached?: false;
  /** Whether it differs by the part of the visitor's day (`day-hours.ts`): the proxy keeps a copy for each. */
  variesByHour?: true;
  /** Whether the sitemap lists it and search engines may index it. */
  listed: boolean;
  /**
   * The addresses with one query parameter that are pages of their own, with a title of their own, by the parameter and its
   * values: they are listed too. No other address with a query is.
   */
  listedQueries?: Readonly<Record<string, readonly string[]>>;
  /** The footer's column that links to it. The links have the order of the table. */
  footer?: 'membership' | 'away' | 'house';
  /** The search result's text, and further words that find it. Absent: the search does not find the page. */
  search?: { line: string; words: string; alsoCalled?: readonly string[] };
  /** Its social card; `hero` has the picture of the home page. Absent: the general social card. */
  card?: SocialCard | 'hero';
  /** Social cards of certain addresses of this path, by the value of `$slug`. */
  cards?: Readonly<Record<string, SocialCard>>;
}
