/**
 * Replaces one section of a page in Markdown, or adds it at the end.
 *
 * @param heading of the section, without the number signs
 */
export function withSection(page: string, heading: string, text: string): string {
  const section = `## ${heading}\n\n${text.trim()}\n`;
  const sections = page.trimEnd().split(/^(?=## )/m);
  const index = sections.findIndex((it) => it.startsWith(`## ${heading}\n`));
  if (index < 0) sections.push(section);
  else sections[index] = section;
  return `${sections.map((it) => it.trimEnd()).join('\n\n')}\n`;
}
