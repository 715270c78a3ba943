import { useId, useRef, type FocusEvent, type ReactNode, type Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { useSearchBox } from './use-search-box.ts';
import styles from './SearchBox.module.css';

export interface Suggestion {
  id: string;
  label: string;
  /** Where it is, or why it is here: one short line. */
  detail?: string | undefined;
}

export interface SuggestionGroup {
  id: string;
  /** What they are: "Places", "Hotels". */
  label: string;
  suggestions: readonly Suggestion[];
}

export interface SearchBoxProps {
  /** The small words above: "Where to". */
  label: string;
  placeholder?: string;
  name?: string;
  /** Where the form goes without JavaScript, with the words as `name`. */
  action?: string;
  value: string;
  onChange: (value: string) => void;
  /** Words were sent. Without it the browser goes to `action`. */
  onSearch?: (value: string) => void;
  groups?: readonly SuggestionGroup[];
  /** Whether what follows is laid out below the box. */
  isOpen?: boolean;
  /** The box has the focus, or an arrow asked for the list. */
  onOpen?: () => void;
  /** Escape, a choice, or the focus that left. */
  onClose?: () => void;
  /** The suggestion that the arrows stand on. */
  selectedId?: string | undefined;
  onSelect?: (id: string | undefined) => void;
  /** A suggestion was taken: by Enter, a press, or a tap. */
  onTake?: (id: string) => void;
  /** The words that the suggestions answer to: what agrees with them is marked. */
  matching?: string;
  isBusy?: boolean;
  /** Spoken when it changes: "7 suggestions", "Nothing found". */
  status?: string;
  /** Below the suggestions or in their place: that there are none, that they did not arrive and how to try again. */
  notice?: ReactNode;
  /** Groups beside each other where there is room: for lists that are read rather than scanned. */
  inColumns?: boolean;
  id?: string;
}

/**
 * A form that works without JavaScript, with suggestions as one types: the editable combobox with list autocomplete and
 * manual selection of the ARIA Authoring Practices. Arrows move through the list, Enter takes one, Home and End and
 * every letter lead back into the words, Escape puts the list away and then empties the box. The words stay the
 * visitor's own until they choose, and keys that belong to an input method are left to it.
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
    // The form only passes on what happens in its controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.box}
      role="search"
      action={action}
      onSubmit={box.submit}
      onBlur={leave}
      onKeyDown={box.closeOnEscape}
    >
      <SearchField {...props} ref={input} id={id} box={box} />
      <button className={styles.button} type="submit" data-busy={isBusy || undefined}>
        <Icon name="search" size={20} />
        <span className={styles.word}>Search</span>
      </button>
      {/* Pressing must not take the focus from the input, or the list would be gone before the click. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.panel}
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
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
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
