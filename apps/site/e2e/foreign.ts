// What page translators, extensions and password managers do to a page. Each function runs in the page, so it refers to
// nothing outside itself.

/**
 * Replaces each text by two elements with a new text node, as page translators do, and keeps on with what the page changes.
 *
 * @param mark added to each text: a zero-width space makes it another text, as a translation is, and Playwright ignores it
 */
export function translatePage(mark: string): void {
  const translate = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    if (root instanceof Text) found.push(root);
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('head, script, style, noscript, textarea, svg, font'))
        continue;
      const inner = document.createElement('font');
      inner.style.verticalAlign = 'inherit';
      inner.append(text.data + mark);
      const outer = inner.cloneNode() as HTMLElement;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  new MutationObserver((changes) => {
    const changed = new Set<Node>();
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) changed.add(node);
    }
    for (const node of changed) {
      let { parentNode } = node;
      // What a parent brings is translated with it.
      while (parentNode && !changed.has(parentNode)) parentNode = parentNode.parentNode;
      if (!parentNode && node.nodeName !== 'FONT') translate(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  if (document.body) translate(document.body);
}

/**
 * Adds attributes and elements where extensions do: to the document's root, head and body, to each field and beside it, and
 * first in each form and island. It keeps on with fields that appear.
 */
export function insertForeign(): void {
  const insert = (tag: string, place: (element: HTMLElement) => void) => {
    const element = document.createElement(tag);
    element.dataset['foreign'] = '';
    place(element);
  };
  const seen = new WeakSet<Element>();
  const insertAll = () => {
    const { documentElement: root, head, body } = document;
    for (const [element, tag] of [
      [root, 'foreign-root'],
      [head, 'meta'],
      [body, 'foreign-body'],
      ...[...document.querySelectorAll('[data-island], form')].map((element) => [element, 'foreign-menu'] as const),
    ] as const) {
      // An island whose markup is parsed is complete.
      if (!element || seen.has(element) || (element !== root && document.readyState === 'loading')) continue;
      seen.add(element);
      element.setAttribute('data-foreign-checked', '');
      insert(tag, (added) => (element === root ? element.append(added) : element.prepend(added)));
    }
    for (const field of document.querySelectorAll('input, textarea, select')) {
      if (seen.has(field) || document.readyState === 'loading') continue;
      seen.add(field);
      field.setAttribute('data-foreign-id', '1');
      field.setAttribute('data-lpignore', 'true');
      insert('foreign-icon', (icon) => field.after(icon));
    }
  };
  new MutationObserver(insertAll).observe(document, { childList: true, subtree: true });
  document.addEventListener('readystatechange', insertAll);
  insertAll();
}

/**
 * Shows what a password manager shows: a button and a field in a shadow root, above everything. `data-presses` counts how
 * often the button was pressed.
 *
 * @param parent where it is appended
 */
export function showPasswordManager(parent: 'html' | 'body'): void {
  const manager = document.createElement(`${parent}-password-manager`);
  manager.style.cssText = 'position: fixed; inset: 0 0 auto; z-index: 2147483647; background: white';
  const button = document.createElement('button');
  button.textContent = `Fill in, from ${parent}`;
  button.addEventListener('click', () => {
    manager.dataset['presses'] = String(Number(manager.dataset['presses'] ?? 0) + 1);
  });
  const search = document.createElement('input');
  search.setAttribute('aria-label', `Search, from ${parent}`);
  manager.attachShadow({ mode: 'open' }).append(button, search);
  (parent === 'html' ? document.documentElement : document.body).append(manager);
}
