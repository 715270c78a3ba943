'use client';

import type { SearchBoxProps } from './SearchBox.tsx';
import { SearchBoxOption } from './SearchBoxOption.tsx';
import type { useSearchBox } from './use-search-box.ts';
import styles from './SearchBox.module.css';

interface SuggestionListProps extends Pick<SearchBoxProps, 'matching' | 'inColumns'> {
  id: string;
  groups: NonNullable<SearchBoxProps['groups']>;
  box: ReturnType<typeof useSearchBox>;
}

export function SuggestionList({ id, groups, matching = '', inColumns = false, box }: SuggestionListProps) {
  return (
    <div
      id={`${id}-list`}
      className={styles.list}
      data-columns={inColumns || undefined}
      role="listbox"
      aria-label="Suggestions"
      hidden={!box.hasList}
    >
      {groups.map((group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <fieldset> is not valid in a listbox
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className={styles.group}>
          <div id={`${id}-${group.id}`} className={styles.groupLabel} role="presentation">
            {group.label}
          </div>
          {group.suggestions.map((suggestion) => {
            const index = box.suggestions.indexOf(suggestion);
            return (
              <SearchBoxOption
                key={suggestion.id}
                id={box.optionId(index)}
                suggestion={suggestion}
                matching={matching}
                isSelected={index === box.active}
                onChoose={() => box.choose(suggestion.id)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
