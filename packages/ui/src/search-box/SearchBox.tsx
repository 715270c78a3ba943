import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './SearchBox.module.css';

export interface Suggestion {
  id: string;
  label: string;
  /** What it is: "Hotel", "Article". */
  kind?: ReactNode;
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
  suggestions?: readonly Suggestion[];
  onSelect?: (suggestion: Suggestion) => void;
}

/**
 * A form that works without JavaScript, with suggestions as one types. Arrows move through them, Enter takes one, Escape
 * puts them away; the words stay the visitor's own until they choose.
 */
export function SearchBox({
  label,
  placeholder,
  name = 'q',
  action,
  value,
  onChange,
  onSearch,
  suggestions = none,
  onSelect,
}: SearchBoxProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && suggestions.length > 0;

  const take = (suggestion: Suggestion) => {
    setIsOpen(false);
    setActive(-1);
    onSelect?.(suggestion);
  };
  const send = (event: FormEvent) => {
    const chosen = isShown ? suggestions[active] : undefined;
    if (chosen || onSearch) event.preventDefault();
    if (chosen) take(chosen);
    else {
      setIsOpen(false);
      onSearch?.(value);
    }
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      setIsOpen(false);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
    const by = event.key === 'ArrowDown' ? 1 : -1;
    const count = suggestions.length + 1;
    // One place in the round is the visitor's own words: -1.
    setActive(((active + 1 + by + count) % count) - 1);
  };

  return (
    <form className={styles.box} role="search" action={action} onSubmit={send}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          className={styles.input}
          type="search"
          name={name}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          onChange={(event) => {
            setIsOpen(true);
            setActive(-1);
            onChange(event.target.value);
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={move}
        />
      </div>
      <button className={styles.button} type="submit">
        <Icon name="search" size={20} />
        <span className={styles.word}>Search</span>
      </button>
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label="Suggestions" hidden={!isShown}>
        {suggestions.map((suggestion, index) => (
          // The keyboard is the input's, by aria-activedescendant; here only a pointer arrives.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={suggestion.id}
            id={`${id}-${index}`}
            className={styles.option}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> lives only in a <select>
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // Pressing must not take the focus from the input, or the list would be gone before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(suggestion)}
          >
            <span>{suggestion.label}</span>
            {suggestion.kind && <span className={styles.kind}>{suggestion.kind}</span>}
          </div>
        ))}
      </div>
    </form>
  );
}

const none: readonly Suggestion[] = [];
