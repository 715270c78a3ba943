import { useEffect, useId, useRef, type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { SearchBoxOption } from './SearchBoxOption.tsx';
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
export function SearchBox({
  label,
  placeholder,
  name = 'q',
  action,
  value,
  onChange,
  onSearch,
  groups = none,
  isOpen = false,
  onOpen,
  onClose,
  selectedId,
  onSelect,
  onTake,
  matching = '',
  isBusy = false,
  status = '',
  notice,
  inColumns = false,
  id: givenId,
}: SearchBoxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const suggestions = groups.flatMap((group) => group.suggestions);
  const active = suggestions.findIndex((suggestion) => suggestion.id === selectedId);
  const hasList = isOpen && suggestions.length > 0;
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  const take = (taken: string) => {
    onClose?.();
    onTake?.(taken);
  };
  const send = (event: FormEvent) => {
    const chosen = hasList ? suggestions[active] : undefined;
    if (chosen || onSearch || isComposing.current) event.preventDefault();
    if (isComposing.current) return;
    if (chosen) return take(chosen.id);
    onClose?.();
    onSearch?.(value);
  };
  const move = (by: 1 | -1) => {
    if (!isOpen) onOpen?.();
    // One place in the round is the visitor's own words.
    const count = suggestions.length + 1;
    onSelect?.(suggestions[((active + 1 + by + count) % count) - 1]?.id);
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (belongsToInputMethod(event)) {
      // Safari ends the composition first and would then send the form by the same press.
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey) (event.key === 'ArrowDown' ? onOpen : onClose)?.();
      else move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (/^(?:Home|End|Arrow(?:Left|Right))$/.test(event.key)) onSelect?.(undefined);
  };
  const putAway = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || belongsToInputMethod(event)) return;
    if (isOpen && (hasList || notice)) {
      // What this stands in may close on the next one.
      event.stopPropagation();
      event.preventDefault();
      onClose?.();
      input.current?.focus();
    } else if (value) {
      event.stopPropagation();
      onChange('');
      onClose?.();
    }
  };
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onClose?.();
  };

  return (
    // The form only passes on what happens in its controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className={styles.box} role="search" action={action} onSubmit={send} onBlur={leave} onKeyDown={putAway}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <input
          ref={input}
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
          aria-expanded={hasList}
          aria-controls={`${id}-list`}
          aria-activedescendant={hasList && active >= 0 ? optionId(active) : undefined}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onOpen}
          onClick={onOpen}
          onKeyDown={pressKey}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={() => {
            isComposing.current = false;
          }}
        />
      </div>
      <button className={styles.button} type="submit" data-busy={isBusy || undefined}>
        <Icon name="search" size={20} />
        <span className={styles.word}>Search</span>
      </button>
      {/* Pressing must not take the focus from the input, or the list would be gone before the click. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.panel}
        hidden={!isOpen || (!hasList && !notice)}
        onMouseDown={(event) => event.preventDefault()}
      >
        <div
          id={`${id}-list`}
          className={styles.list}
          data-columns={inColumns || undefined}
          role="listbox"
          aria-label="Suggestions"
          hidden={!hasList}
        >
          {groups.map((group) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <fieldset> cannot stand in a listbox
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className={styles.group}>
              <div id={`${id}-${group.id}`} className={styles.groupLabel} role="presentation">
                {group.label}
              </div>
              {group.suggestions.map((suggestion) => {
                const index = suggestions.indexOf(suggestion);
                return (
                  <SearchBoxOption
                    key={suggestion.id}
                    id={optionId(index)}
                    suggestion={suggestion}
                    matching={matching}
                    isSelected={index === active}
                    onTake={() => take(suggestion.id)}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {notice && <div className={styles.notice}>{notice}</div>}
      </div>
      <output className="visually-hidden">{status}</output>
    </form>
  );
}

const none: readonly SuggestionGroup[] = [];

/** 229 is what a browser says of a key that an input method took (UI Events, "keyCode" of composition). */
function belongsToInputMethod({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
