interface FilterCountProps {
  count: number | undefined;
  className: string | undefined;
}

/** How many results a filter would leave. Heard as ", 29 found", because "Up to £350 29" says nothing. */
export function FilterCount({ count, className }: FilterCountProps) {
  if (count === undefined) return null;
  return (
    <>
      <span className="visually-hidden">, </span>
      <span className={className}>{count}</span>
      <span className="visually-hidden"> found</span>
    </>
  );
}
