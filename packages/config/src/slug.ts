/** Ids are slugs, 80 characters at most: "maison-palmier". */
export const SLUG = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * A hotel's id. `/hotels/hot` and `/hotels/search` are other calls, so no hotel may have these ids
 * (docs/product-decisions.md, Same-origin and provider paths).
 */
export const HOTEL_ID = /^(?!(?:hot|search)$)(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
