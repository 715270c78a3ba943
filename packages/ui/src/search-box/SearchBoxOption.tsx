import { matchedParts } from './matched-parts.ts';
import type { Suggestion } from './SearchBox.tsx';
import styles from './SearchBox.module.css';

interface SearchBoxOptionProps {
  id: string;
  suggestion: Suggestion;
  matching: string;
  isSelected: boolean;
  onChoose: () => void;
}

export function SearchBoxOption({ id, suggestion, matching, isSelected, onChoose }: SearchBoxOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The input handles all keys.
    <div
      id={id}
      className={styles.option}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> is only valid in a <select>
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      onClick={onChoose}
    >
      <span>
        {matchedParts(suggestion.label, matching).map(({ text, isMatch }, index) =>
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text differ only by their index
          isMatch ? <mark key={index}>{text}</mark> : text,
        )}
      </span>
      {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
    </div>
  );
}
