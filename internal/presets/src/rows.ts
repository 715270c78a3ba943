/**
 * Runs a check on each row of a table, in one test, and names the rows that fail. `it.each` makes a test of each row, which
 * is worth its title and its time only if a reader looks for that row.
 *
 * @throws {Error} the error of the only row that failed, or one error with the messages of all
 */
export async function forEachRow<const Row>(rows: readonly Row[], check: (row: Row) => unknown): Promise<void> {
  if (rows.length === 0) throw new Error('There are no rows to check.');
  const failures: Error[] = [];
  for (const row of rows) {
    try {
      await check(row);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      failure.message = `${nameOf(row)}: ${failure.message}`;
      failures.push(failure);
    }
  }
  const [first] = failures;
  if (!first) return;
  if (failures.length === 1) throw first;
  const messages = failures.map(({ message }) => message).join('\n\n');
  throw new Error(`${failures.length} of ${rows.length} rows failed.\n\n${messages}`, { cause: first });
}

/** The id or the name of a row, the first part of a list, or otherwise the beginning of its JSON. */
function nameOf(row: unknown): string {
  if (Array.isArray(row)) return nameOf(row[0]);
  const named = row as { id?: unknown; name?: unknown } | null;
  const name = typeof row === 'string' ? row : (named?.id ?? named?.name);
  return typeof name === 'string' ? name : JSON.stringify(row).slice(0, 200);
}
