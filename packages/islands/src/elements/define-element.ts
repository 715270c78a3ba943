/** What a custom element shows, and how. */
export interface ElementDefinition<Shown> {
  /** Calls back at each change of what the element shows. Returns a function that ends this. */
  subscribe: (onChange: () => void, element: HTMLElement) => () => void;
  /** What this one has to show now. */
  read: (element: HTMLElement) => Shown;
  /** Draws it. Called only when it differs from what is shown, so that the text of a page translator stays. */
  draw: (element: HTMLElement, shown: Shown) => void;
}

/**
 * Defines a custom element that draws its own contents: what only the browser knows, in a place that the server leaves
 * empty. It works alike in the server's markup, in what a router renders later, and in an island, because the browser itself says when
 * an element comes and goes. React renders the element without children, and so never touches what is in it.
 *
 * Attributes are read when the element comes. Give it a `key` of them, so that React makes another one for other values.
 */
export function defineElement<Shown>(
  name: `${string}-${string}`,
  { subscribe, read, draw }: ElementDefinition<Shown>,
): void {
  if (customElements.get(name)) return;
  // In the function, because a server has no `HTMLElement`.
  class DrawnElement extends HTMLElement {
    #shown: { value: Shown } | undefined;
    #unsubscribe: (() => void) | undefined;

    connectedCallback(): void {
      this.#unsubscribe = subscribe(() => this.#drawChange(), this);
      this.#drawChange();
    }

    disconnectedCallback(): void {
      this.#unsubscribe?.();
    }

    #drawChange(): void {
      const value = read(this);
      if (this.#shown && Object.is(this.#shown.value, value)) return;
      this.#shown = { value };
      draw(this, value);
    }
  }
  customElements.define(name, DrawnElement);
}
