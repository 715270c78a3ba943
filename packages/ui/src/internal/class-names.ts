/** Joins the truthy parts: `classNames(styles.button, isBusy && styles.busy)`. */
export function classNames(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
