import { Button } from '../button/Button.tsx';
import { Link } from '../link/Link.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

export interface FilterFormProps extends Omit<FilterBarProps, 'actions'> {
  /** The address of the list, with the hash of its heading. */
  action: string;
  /** The accessible name. */
  label: string;
  /** The words of the link to the whole list, while a filter is set. */
  clear?: string | false;
  submit: string;
  className?: string | undefined;
}

/** A filter bar in a GET form: the address holds the filters, and it works without scripts. */
export function FilterForm({ action, label, clear, submit, className, ...bar }: FilterFormProps) {
  return (
    <form action={action} aria-label={label} autoComplete="off" className={className}>
      <FilterBar
        {...bar}
        actions={
          <>
            {clear && <Link href={action}>{clear}</Link>}
            <Button type="submit" size="small" variant="outline">
              {submit}
            </Button>
          </>
        }
      />
    </form>
  );
}
