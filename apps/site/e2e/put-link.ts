/** Puts a link into a page that has none to where a journey goes. It runs in the page. */
export function putLink(href: string): void {
  const added = document.createElement('a');
  added.href = href;
  added.textContent = href;
  document.querySelector('main')?.prepend(added);
}
