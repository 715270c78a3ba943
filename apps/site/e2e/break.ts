import type { Locator, Page } from '@playwright/test';

/** What the broken browser says; a journey expects it in its console. */
export const brokenOnPurpose = /broken on purpose/;

/**
 * How components are made to throw: the browser refuses one DOM operation that React does for them, so React throws at
 * exactly that component, in the very code that is shipped. Nothing in the product knows of it.
 *
 * From here on no element gets this text, until the answered function is called. React writes an element's text when
 * it first renders the element, so the component that holds it fails as if its own code had thrown.
 */
export async function refuseText(page: Page, text: string): Promise<() => Promise<void>> {
  await page.evaluate((refused) => {
    const original = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
    if (!original?.set) throw new Error('This browser has no setter for textContent.');
    Object.defineProperty(Node.prototype, 'textContent', {
      ...original,
      set(value: string) {
        if (value === refused) throw new Error('The text was broken on purpose.');
        original.set?.call(this, value);
      },
    });
    Object.assign(window, { mend: () => Object.defineProperty(Node.prototype, 'textContent', original) });
  }, text);
  return () => mend(page);
}

/** From here on no element becomes a dialog's frame, until the answered function is called. */
export async function refuseDialogs(page: Page): Promise<() => Promise<void>> {
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
    Object.assign(window, { mend: () => Object.defineProperty(Element.prototype, 'setAttribute', original) });
  });
  return () => mend(page);
}

function mend(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { mend: () => void }).mend());
}

/**
 * The next update of this very field throws: React sets the name of an `<input>` whenever it updates it. A field that
 * is rendered anew works.
 */
export async function breakField(field: Locator): Promise<void> {
  await field.evaluate((element: HTMLInputElement) => {
    Object.defineProperty(element, 'name', {
      get: () => element.getAttribute('name'),
      set() {
        throw new Error(`The field was broken on purpose.`);
      },
    });
  });
}

/** Every control of a form with what it holds: the text, or whether it is ticked. */
export async function valuesOf(form: Locator): Promise<Record<string, string | boolean>> {
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

/** Types something into every text field of a form, and ticks what can be ticked. */
export async function fillAll(form: Locator): Promise<void> {
  for (const field of await form.locator(TEXT_FIELDS).all()) await field.fill('7');
  for (const box of await form.locator('input[type=checkbox]:enabled').all())
    await box.setChecked(true, { force: true });
}

export const firstField = (form: Locator): Locator => form.locator(TEXT_FIELDS).first();
