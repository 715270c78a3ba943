/** Text as it is searched: lower case, without accents, so that "fes" finds Fès. */
export function searchable(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[’']/g, '');
}
