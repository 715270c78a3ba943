/**
 * Runs a check on each row of a table, in one test, and names the rows that fail. `it.each` makes a test of each row, which
 * is worth its title and its time only if a reader looks for that row.
 *
 * @param nameOf the row's name, for the message
 * @throws {Error} the error of the only row that failed, or one error with the messages of all
 */
export async function forEachRow<Row>(
  rows: Iterable<Row>,
  nameOf: (row: Row) => string,
  check: (row: Row) => unknown,
): Promise<void> {
  const failures: Error[] = [];
  let count = 0;
  for (const row of rows) {
    count += 1;
    try {
      await check(row);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      failure.message = `${nameOf(row)}: ${failure.message}`;
      failures.push(failure);
    }
  }
  if (count === 0) throw new Error('There are no rows to check.');
  const [first] = failures;
  if (!first) return;
  if (failures.length === 1) throw first;
  const messages = failures.map(({ message }) => message).join('\n\n');
  throw new Error(`${failures.length} of ${count} rows failed.\n\n${messages}`, { cause: first });
}
