// An application puts the text of the script into the head of its pages, inline. TypeScript takes a file without this line for
// a script of global types.
// oxlint-disable-next-line unicorn/require-module-specifiers -- There is nothing to export.
export {};
