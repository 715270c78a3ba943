import { readAges, type HotelSelection } from '@myler/domain/filters';

/**
 * Sets a form's fields to the selection in the address. Leaves the field that the visitor types in, because it will be
 * submitted soon.
 */
export function syncFormWithAddress(form: HTMLFormElement | null, { filter, sort }: HotelSelection): void {
  const said: Record<string, string | number | undefined> = { ...filter, sort: sort === 'loved' ? '' : sort };
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = said[field.name] !== undefined;
    else if (field instanceof HTMLInputElement && field.type === 'radio')
      field.checked = field.value === String(said[field.name] ?? '');
    else if (field instanceof HTMLSelectElement) field.value = String(said[field.name] ?? '');
    else if (field instanceof HTMLInputElement && field.name === 'ages' && field !== document.activeElement) {
      const ages = filter.ages ?? '';
      if (readAges(field.value) !== ages) field.value = ages.replaceAll(',', ', ');
    }
  }
}
