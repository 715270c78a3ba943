/** A text in double quotation marks. Its own become single. */
export const quoted = (text: string) => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;
