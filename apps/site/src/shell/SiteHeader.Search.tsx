import { address } from '@myler/config/address';
import { Icon } from '@myler/ui/icon';
import { live, action } from '@myler/islands/attributes';
import { Stack } from '@myler/ui/layout';
import styles from './SiteHeader.Search.module.css';

/**
 * A form whose button leads to the search page. Once the application has started, the button opens the search bar below
 * the header instead (`features/search/HeaderSearchRoot.tsx`), in the place that follows the form.
 */
export function HeaderSearchControl() {
  return (
    <>
      <form action={address('/search-results')} className={styles.form}>
        <Stack type="submit" as="button" className={styles.button} {...action({ search: true })} aria-expanded={false}>
          <Icon name="search" size={24} label="Search" />
        </Stack>
      </form>
      <div {...live({ 'search-place': true })} className={styles.place} />
    </>
  );
}
