import type { ComponentPropsWithRef, ReactElement } from 'react';
import { FilterBar } from '../../filter-bar/FilterBar.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { ScreenOnly } from '../../layout/Measure.tsx';
import styles from './FilterSheet.module.css';

export interface FilterSheetProps extends ComponentPropsWithRef<'form'> {
  id: string;
  title: string;
  words: { open: string; chosen: string; close: string };
  /** How many filters are set. */
  chosenCount: number;
  /** Beside the button that opens the sheet. */
  link?: { href: string; label: string } | false;
  /** What is in front of the fields: hidden fields, and what only the sheet has. */
  before?: ReactElement;
  /** The fields, side by side. */
  children: ReactElement;
  toggles: ReactElement;
  sort: ReactElement;
  clear?: ReactElement | false;
  submit: ReactElement;
}

/**
 * The filters of a list. Below `md` the form is a sheet that a bar opens: a popover, so that opening, Escape and the return
 * of the focus need no script. Beside the list it stands on the page; with scripts it is expected to submit itself, and the
 * button is there for the keyboard.
 */
export function FilterSheet(props: FilterSheetProps) {
  const { id, title, words, chosenCount, link, before, children, toggles, sort, clear, submit, ...form } = props;
  const end = (
    <>
      {clear}
      <span className={styles.send}>{submit}</span>
    </>
  );
  return (
    <>
      <ScreenOnly className={styles.bar}>
        <button type="button" className={styles.open} popoverTarget={id}>
          <span>{words.open}</span>
          {chosenCount > 0 && (
            <span className={styles.number}>
              <span>{chosenCount}</span>
              <span className="visually-hidden">{` ${words.chosen}`}</span>
            </span>
          )}
        </button>
        {link && (
          <a className={styles.open} href={link.href}>
            {link.label}
          </a>
        )}
      </ScreenOnly>
      <form {...form} id={id} popover="auto" className={styles.filters} data-busy-line="">
        <div className={styles.sheetTop}>
          <h2 className={styles.sheetTitle}>{title}</h2>
          <button
            type="button"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={words.close}
          >
            <Icon name="close" size={20} />
          </button>
        </div>
        {before}
        <FilterBar
          toggles={toggles}
          actions={
            <>
              {sort}
              <span className={styles.wide}>{end}</span>
            </>
          }
        >
          {children}
        </FilterBar>
        <div className={styles.sheetEnd}>{end}</div>
      </form>
    </>
  );
}
