import { userEvent } from 'storybook/test';

/** Types a text at once. A key at a time, as in the stories of each field, renders the form once for every letter. */
export async function fill(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
