import { address } from '@myler/config/address';
import { Icon } from '@myler/ui/icon';
import { live, action } from '@myler/islands/attributes';
import styles from './SiteHeader.Search.module.css';

/**
 * A form whose button leads to the search page. Once the application has started, the button opens the search bar below
 * the header instead (`features/search/HeaderSearchRoot.tsx`), in the place that follows the form.
 */
export function HeaderSearchControl() {
  return (
    <>
      <form action={address('/search-results')} className={styles.form}>
        <button type="submit" className={styles.button} {...action({ search: true })} aria-expanded={false}>
          <Icon name="search" size={24} label="Search" />
        </button>
      </form>
      <div {...live({ 'search-place': true })} className={styles.place} />
    </>
  );
}
