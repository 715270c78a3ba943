'use client';

import { useId, useRef, type FocusEvent, type ReactNode, type Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { useSearchBox } from './use-search-box.ts';
import { inputKinds } from '../field/input-kinds.ts';
import styles from './SearchBox.module.css';

export interface Suggestion {
  id: string;
  label: string;
  /** Where it is, or why it was found: one short line. */
  detail?: string | undefined;
}

export interface SuggestionGroup {
  id: string;
  /** The kind of suggestion: "Places", "Hotels". */
  label: string;
  suggestions: readonly Suggestion[];
}

export interface SearchBoxProps {
  /** The small label above the input: "Where to". */
  label: string;
  placeholder?: string;
  name?: string;
  /** The form's action without JavaScript. The query is sent as `name`. */
  action?: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when the query is submitted. Without it the browser loads `action`. */
  onSearch?: (value: string) => void;
  groups?: readonly SuggestionGroup[];
  /** Whether the panel with the suggestions is open. */
  isOpen?: boolean;
  /** Called when the input gets the focus or an arrow key opens the list. */
  onOpen?: () => void;
  /** Called on Escape, after a choice, and when the focus leaves. */
  onClose?: () => void;
  /** The active suggestion: the one the arrow keys selected. */
  selectedId?: string | undefined;
  onSelect?: (id: string | undefined) => void;
  /** Called when a suggestion is chosen by Enter, a click or a tap. */
  onChoose?: (id: string) => void;
  /** The query that the suggestions answer: matching parts of their text are marked. */
  matching?: string;
  isBusy?: boolean;
  /** Announced when it changes: "7 suggestions", "Nothing found". */
  status?: string;
  /** Below the suggestions or instead of them: that there are none, or that loading failed and how to retry. */
  notice?: ReactNode;
  /** Sets groups side by side where there is room: for lists that people read rather than scan. */
  inColumns?: boolean;
  id?: string;
}

/**
 * A search form that works without JavaScript, with suggestions while the visitor types: the editable combobox with
 * list autocomplete and manual selection of the ARIA Authoring Practices. The arrow keys move through the list and
 * Enter takes the active suggestion. Home, End and any letter return to the input. Escape closes the list, a second
 * Escape empties the input. The input's text does not change until the visitor chooses. Keys of an input method (IME)
 * are left to it.
 */
export function SearchBox({ groups = none, id: givenId, ...props }: SearchBoxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { action, isOpen = false, onClose, notice, status = '', isBusy = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const box = useSearchBox({ ...props, groups, id, input });
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onClose?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Events bubble up from controls.
    <form
      className={styles.box}
      role="search"
      action={action}
      onSubmit={box.submit}
      onBlur={leave}
      onKeyDown={box.closeOnEscape}
    >
      <SearchField {...props} ref={input} id={id} box={box} />
      <button className={styles.button} type="submit" aria-busy={isBusy || undefined}>
        <Icon name="search" size={20} />
        <span className={styles.word}>Search</span>
      </button>
      {/* Keeps the focus in the input: when it left, the list would close before the click. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.panel}
        // A box that scrolls would otherwise be a stop of the Tab key, without a name. The arrow keys scroll the list.
        tabIndex={-1}
        hidden={!isOpen || (!box.hasList && !notice)}
        onMouseDown={(event) => event.preventDefault()}
      >
        <SuggestionList {...props} id={id} groups={groups} box={box} />
        {notice && <div className={styles.notice}>{notice}</div>}
      </div>
      <output className="visually-hidden">{status}</output>
    </form>
  );
}

interface SearchFieldProps extends Pick<
  SearchBoxProps,
  'label' | 'placeholder' | 'name' | 'value' | 'onChange' | 'onOpen'
> {
  ref: Ref<HTMLInputElement>;
  id: string;
  box: ReturnType<typeof useSearchBox>;
}

function SearchField({ ref, id, label, placeholder, name = 'q', value, onChange, onOpen, box }: SearchFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        className={styles.input}
        type="search"
        name={name}
        value={value}
        placeholder={placeholder}
        maxLength={120}
        autoComplete="off"
        {...inputKinds.search}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={box.hasList}
        aria-controls={`${id}-list`}
        aria-activedescendant={box.hasList && box.active >= 0 ? box.optionId(box.active) : undefined}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onOpen}
        onClick={onOpen}
        onKeyDown={box.pressKey}
        {...box.composition}
      />
    </div>
  );
}

const none: readonly SuggestionGroup[] = [];
