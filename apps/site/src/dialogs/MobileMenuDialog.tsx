import { useAtomValue, useSetAtom, useStore } from 'jotai';
import type { PagePath } from '@myler/config/pages';
import { deskLine } from '@myler/config/contact';
import { type CurrencyCode, formatMoney } from '@myler/config/currencies';
import { hotelCountInWords } from '@myler/config/hotel-count';
import { listPrice } from '@myler/config/memberships';
import { Button } from '@myler/ui/button';
import { CurrencySwitch } from '@myler/ui/currency-switch';
import { Icon } from '@myler/ui/icon';
import { MobileMenu } from '@myler/ui/menu';
import { currencyAtom } from '@myler/state/currency';
import { changeDialogAtom } from '@myler/state/dialogs';
import { shortlistAtom } from '@myler/state/shortlist';
import { currencyOptions } from '../shell/currency-options.ts';
import { navigation } from '../shell/navigation.ts';
import { envAtom } from '../store/site-store.ts';
import { chooseCurrency } from '../visitor/choose-currency.ts';
import { MemberActions } from './MemberActions.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { closeForLink } from './use-dialog-history.ts';
import styles from './MobileMenuDialog.module.css';

/** What a visitor wants to know before following a link. */
const notesIn = (currency: CurrencyCode): Partial<Record<string, string>> => ({
  ['/membership' satisfies PagePath]: `from ${formatMoney(listPrice('travel', currency))} a year`,
  ['/our-hotels' satisfies PagePath]: hotelCountInWords,
});

export function MobileMenuDialog() {
  const store = useStore();
  const shortlistCount = useAtomValue(shortlistAtom).length;
  const changeDialog = useSetAtom(changeDialogAtom);
  const { defaultCurrency } = useAtomValue(envAtom);
  const currency = useAtomValue(currencyAtom) ?? defaultCurrency;
  const notes = notesIn(currency);
  return (
    <MenuDialog name="mobile-menu">
      <MobileMenu
        nav={navigation.map((item) => ({
          ...item,
          current: item.href === location.pathname,
          note: notes[item.href],
        }))}
        onNavigate={() => closeForLink(store)}
        choices={
          <>
            {shortlistCount > 0 && (
              <a
                className={styles.shortlist}
                href={'/shortlist' satisfies PagePath}
                onClick={() => closeForLink(store)}
              >
                <Icon name="heart" size={20} /> <span>{`Your shortlist, ${shortlistCount}`}</span>
              </a>
            )}
            <CurrencySwitch
              value={currency}
              options={currencyOptions}
              onChange={(code) => chooseCurrency(store, code as CurrencyCode)}
            />
          </>
        }
        actions={
          <MemberActions variant="gold">
            <Button variant="gold" fullWidth onClick={() => changeDialog('join-us-1')}>
              Join
            </Button>
            <Button key="sign-in" variant="outline" fullWidth onClick={() => changeDialog('sign-in')}>
              Sign in
            </Button>
          </MemberActions>
        }
        note={
          <span>
            The desk: <a href={deskLine.href}>{deskLine.display}</a>
          </span>
        }
      />
    </MenuDialog>
  );
}
