/** PostgreSQL's error, as its driver and as the embedded database name the constraint. */
interface DatabaseError {
  code?: string;
  constraint_name?: string;
  constraint?: string;
}

/**
 * Whether a statement failed because of a unique constraint.
 *
 * @param error what the query threw, whose cause is the database's own error
 */
export function violates(error: unknown, constraint: string): boolean {
  const { code, constraint_name, constraint: violated } = (error as { cause?: DatabaseError }).cause ?? {};
  return code === '23505' && (constraint_name ?? violated) === constraint;
}
