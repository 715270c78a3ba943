/** Adds a link to a page that has no link to a journey's target. It runs in the page. */
export function insertLink(href: string): void {
  const added = document.createElement('a');
  added.href = href;
  added.textContent = href;
  document.querySelector('main')?.prepend(added);
}
