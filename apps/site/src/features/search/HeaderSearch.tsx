import { useEffect, useRef } from 'react';
import { Icon } from '@myler/ui/icon';
import { onPageRendered } from '../../store/page-events.ts';
import styles from './HeaderSearch.module.css';
import { SearchBar } from './SearchBar.tsx';
import { findLive } from '@myler/islands/attributes';

/**
 * The search bar below the header. It is not a dialog: the page stays usable, and moving the focus out closes the bar.
 */
export function HeaderSearch({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const control = findLive('search');
    control?.setAttribute('aria-expanded', 'true');
    panel.current?.querySelector('input')?.focus();
    const closeOnPressOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || panel.current?.contains(target) || control?.contains(target)) return;
      onClose();
    };
    document.addEventListener('pointerdown', closeOnPressOutside);
    const unsubscribe = onPageRendered(onClose);
    return () => {
      control?.setAttribute('aria-expanded', 'false');
      document.removeEventListener('pointerdown', closeOnPressOutside);
      unsubscribe();
    };
  }, [onClose]);

  const closeAndFocusControl = () => {
    findLive('search')?.focus();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Events bubble up from the controls.
    <div
      ref={panel}
      className={styles.panel}
      data-tone="paper"
      onKeyDown={(event) => event.key === 'Escape' && closeAndFocusControl()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <div className={styles.row}>
        <SearchBar onLeave={onClose} />
        <button type="button" className={styles.close} onClick={closeAndFocusControl}>
          <Icon name="close" label="Close the search" />
        </button>
      </div>
    </div>
  );
}
