import { Ivya } from 'ivya';
import { getAriaDisabled, getAriaInvalid } from 'ivya/utils';
import type { Engine, Point } from './browser.ts';

/** The state of a part of the document at one moment. */
export interface ElementState {
  /** How many elements match; the other values are those of the first. */
  count: number;
  text: string;
  value: string;
  isChecked: boolean;
  isFocused: boolean;
  isInvalid: boolean;
  isDisabled: boolean;
  isInView: boolean;
  href: string;
}

/** Where to press, or why pressing is not possible now. */
export type ClickTarget = Point | { obstacle: string };

/** The questions of a browser test to a document. It runs in the page: `in-page-script.ts` makes one script of it. */
export interface InPage {
  readState(selector: string): ElementState;
  clickTarget(selector: string): ClickTarget;
  /** Selects the whole text of a focused field, so that typing replaces it. @returns whether it has the focus */
  selectContent(selector: string): boolean;
  /** Chooses an option of a select by its text, because browsers draw the list outside of the page. */
  selectOption(selector: string, label: string): boolean;
  focus(selector: string): boolean;
  /** Table cells whose content is higher than the cell, so that it covers the rows below. */
  overflowingCells(): string[];
}

/** Playwright's selectors, evaluated the same way in every engine. */
export function createInPage(browser: Engine): InPage {
  const ivya = Ivya.create({ browser });
  const all = (selector: string) => ivya.queryLocatorSelectorAll(selector, document);

  return {
    readState(selector) {
      const [element, ...others] = all(selector);
      const field = element as Partial<HTMLInputElement> | undefined;
      return {
        count: element ? 1 + others.length : 0,
        text: (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
        value: field?.value ?? '',
        isChecked: field?.checked === true || element?.getAttribute('aria-checked') === 'true',
        isFocused: element !== undefined && element === document.activeElement,
        isInvalid: element !== undefined && getAriaInvalid(element) !== 'false',
        isDisabled: element !== undefined && getAriaDisabled(element),
        isInView: element !== undefined && isInView(element),
        href: element?.getAttribute('href') ?? '',
      };
    },

    clickTarget(selector) {
      const [element, ...others] = all(selector);
      if (!element) return { obstacle: 'it is not there' };
      if (others.length > 0) return { obstacle: `there are ${1 + others.length} of it` };
      if (getAriaDisabled(element)) return { obstacle: 'it is disabled' };
      // A radio button that its label draws is pressed there.
      const places = [element, ...((element as Partial<HTMLInputElement>).labels ?? [])];
      let obstacle = 'it has no size';
      for (const place of places) {
        const point = centreOf(place);
        if (!point) continue;
        let hit = document.elementFromPoint(point.x, point.y);
        while (hit?.shadowRoot) hit = hit.shadowRoot.elementFromPoint(point.x, point.y);
        if (hit && places.some((one) => one.contains(hit))) return point;
        obstacle = `${hit ? tagOf(hit) : 'nothing'} is where it would be pressed`;
      }
      // Scroll only to what cannot be pressed where it is: each scroll moves other parts.
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      return { obstacle };
    },

    selectContent(selector) {
      const [element] = all(selector);
      if (!element || element !== document.activeElement) return false;
      (element as Partial<HTMLInputElement>).select?.();
      return true;
    },

    selectOption(selector, label) {
      const [element] = all(selector);
      if (!(element instanceof HTMLSelectElement) || element.disabled) return false;
      const index = [...element.options].findIndex((option) => option.label === label || option.value === label);
      if (index < 0) return false;
      element.focus();
      element.selectedIndex = index;
      element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },

    focus(selector) {
      const [element] = all(selector);
      (element as HTMLElement | undefined)?.focus();
      return element !== undefined && element === document.activeElement;
    },

    overflowingCells() {
      const isTaller = (cell: Element) => {
        const content = document.createRange();
        content.selectNodeContents(cell);
        return content.getBoundingClientRect().bottom > cell.getBoundingClientRect().bottom + 1;
      };
      const cells = all('css=main :is(td, th)').filter((cell) => cell.checkVisibility() && isTaller(cell));
      return cells.map((cell) => (cell.textContent ?? '').trim());
    },
  };
}

function centreOf(element: Element): Point | undefined {
  // The first box of a link that is broken over two lines: the middle of the whole may be in neither.
  const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  return box && { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
}

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

function tagOf(element: Element): string {
  return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
}
