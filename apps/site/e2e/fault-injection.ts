import type { Locator, Page } from '@playwright/test';

/** The message of the broken browser; a journey expects it in its console. */
export const brokenOnPurpose = /broken on purpose/;

/**
 * Makes components throw in the very code that is shipped: the browser refuses one DOM operation of React, so React
 * throws at exactly that component. The product contains no code for this.
 *
 * No element gets this text until the returned function is called. React writes an element's text when it first renders
 * the element, so the component that contains it fails as if its own code had thrown.
 */
export async function throwOnText(page: Page, text: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const original = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
    if (!original?.set) throw new Error('This browser has no setter for textContent.');
    Object.defineProperty(Node.prototype, 'textContent', {
      ...original,
      set(value: string) {
        if (value === text) throw new Error('The text was broken on purpose.');
        original.set?.call(this, value);
      },
    });
    Object.assign(window, { restoreBrowser: () => Object.defineProperty(Node.prototype, 'textContent', original) });
  }, text);
  return () => restoreBrowser(page);
}

/** No element becomes a dialog's frame until the returned function is called. */
export async function throwOnDialogs(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const original = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute') as PropertyDescriptor & {
      value: (this: Element, name: string, value: string) => void;
    };
    Object.defineProperty(Element.prototype, 'setAttribute', {
      ...original,
      value(this: Element, name: string, value: string) {
        if (name === 'role' && value === 'dialog') throw new Error('The frame was broken on purpose.');
        original.value.call(this, name, value);
      },
    });
    Object.assign(window, { restoreBrowser: () => Object.defineProperty(Element.prototype, 'setAttribute', original) });
  });
  return () => restoreBrowser(page);
}

function restoreBrowser(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { restoreBrowser: () => void }).restoreBrowser());
}

/**
 * What a visitor types or ticks in this field next makes its update throw, because React sets the name of an `<input>`
 * at each update. An update for any other reason before that does not throw. A newly rendered field works.
 */
export async function throwOnFieldUpdate(field: Locator): Promise<void> {
  await field.evaluate((element: HTMLInputElement) => {
    const breakName = () =>
      Object.defineProperty(element, 'name', {
        configurable: true,
        get: () => element.getAttribute('name'),
        set() {
          throw new Error(`The field was broken on purpose.`);
        },
      });
    for (const type of ['beforeinput', 'click']) element.addEventListener(type, breakName);
  });
}

/** Every control of a form with its value: the text, or whether it is ticked. */
export async function formValuesOf(form: Locator): Promise<Record<string, string | boolean>> {
  return form.evaluate((element) =>
    Object.fromEntries(
      [...element.querySelectorAll<HTMLInputElement>('input, textarea, select')]
        .filter(({ name }) => name)
        .map((control) =>
          ['checkbox', 'radio'].includes(control.type)
            ? [`${control.name} ${control.value}`, control.checked]
            : [control.name, control.value],
        ),
    ),
  );
}

const TEXT_FIELDS = 'input:not([type=radio], [type=checkbox], [type=hidden], [role=combobox]), textarea';

/** Types into every text field of a form, and ticks every checkbox. */
export async function fillAll(form: Locator): Promise<void> {
  for (const field of await form.locator(TEXT_FIELDS).all()) await field.fill('7');
  for (const box of await form.locator('input[type=checkbox]:enabled').all())
    await box.setChecked(true, { force: true });
}

export const firstField = (form: Locator): Locator => form.locator(TEXT_FIELDS).first();
