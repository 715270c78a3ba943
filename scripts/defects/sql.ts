// Replacements for functions of the provider whose first argument is its database, or has it as `db`.

/** @param statement that undoes, before each call, what the calls before have written */
export const beforehand = (statement: string): string =>
  `(original) => async (first, ...rest) => {
    await (first.db ?? first).execute(${JSON.stringify(statement)});
    return original(first, ...rest);
  }`;

/** @param statement that undoes what each call has written */
export const afterwards = (statement: string): string =>
  `(original) => async (first, ...rest) => {
    const result = await original(first, ...rest);
    await (first.db ?? first).execute(${JSON.stringify(statement)});
    return result;
  }`;
