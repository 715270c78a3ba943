import { useEffect, useId, useState } from 'react';
import { deskLine } from '@myler/config/contact';
import { Icon } from '@myler/ui/icon';
import { openFromAddress, showAnswers } from './answers.ts';
import styles from './faq-filter.island.module.css';

/**
 * Filters the answers while the visitor types. They are already in the page, so it only hides and shows them. Without
 * scripts it is hidden, and the browser's own search finds words in folded answers too.
 */
export function FaqFilter() {
  const id = useId();
  const [words, setWords] = useState('');
  const [shown, setShown] = useState<ReturnType<typeof showAnswers>>();

  const find = (next: string) => {
    setWords(next);
    setShown(showAnswers(next));
  };
  useEffect(() => {
    openFromAddress();
    addEventListener('hashchange', openFromAddress);
    return () => removeEventListener('hashchange', openFromAddress);
  }, []);

  return (
    <search className={styles.filter}>
      <label className={styles.label} htmlFor={id}>
        Find an answer
      </label>
      <div className={styles.row}>
        <Icon name="search" size={20} className={styles.icon} />
        <input
          id={id}
          className={styles.input}
          type="text"
          name="words"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          placeholder="cot, renew, allergy"
          maxLength={80}
          value={words}
          onChange={(event) => find(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && find('')}
        />
        {words && (
          <button type="button" className={styles.clear} onClick={() => find('')}>
            <Icon name="close" size={16} label="Show all answers" />
          </button>
        )}
      </div>
      <output className={styles.found} htmlFor={id}>
        {words.trim() !== '' && shown && countText(shown)}
      </output>
      {words.trim() !== '' && shown?.remaining === 0 && (
        <p className={styles.none}>
          No answer has those words. Try fewer words, or ring <a href={deskLine.href}>{deskLine.display}</a> and ask:
          somebody there knows.
        </p>
      )}
    </search>
  );
}

function countText({ remaining, isForgiving }: ReturnType<typeof showAnswers>): string {
  if (remaining === 0) return 'No answer says that.';
  if (isForgiving)
    return `Nothing spelled like that; ${remaining === 1 ? 'one answer' : `${remaining} answers`} with words close to it.`;
  return remaining === 1 ? 'One answer.' : `${remaining} answers.`;
}
