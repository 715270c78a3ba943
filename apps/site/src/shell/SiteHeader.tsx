import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Button } from '@myler/ui/button';
import { CurrencySwitch } from '@myler/ui/currency-switch';
import { Header } from '@myler/ui/header';
import { Icon } from '@myler/ui/icon';
import { currencyAtom } from '@myler/state/currency';
import { Island } from '@myler/islands/island';
import { envAtom } from '../store/site-store.ts';
import { action } from '@myler/islands/attributes';
import { currencyOptions } from './currency-options.ts';
import { navigation, partnerNavigation } from './navigation.ts';
import { ShortlistLink } from '../features/shortlist/ShortlistLink.tsx';
import { Account } from './account.island.tsx';
import { HeaderSearchControl } from './SiteHeader.Search.tsx';

export function SiteHeader() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const currency = useAtomValue(currencyAtom);
  const { defaultCurrency } = useAtomValue(envAtom);
  return (
    <Header
      background={pathname === '/' ? 'picture' : 'paper'}
      nav={navigation.map((item) => ({ ...item, current: item.href === pathname }))}
      actions={
        <>
          {/* The application handles the change on the document (app/event-delegation.ts). Telephones have it in the menu. */}
          <span data-only="wide">
            <CurrencySwitch value={currency ?? defaultCurrency} options={currencyOptions} onChange={ignore} />
          </span>
          <HeaderSearchControl />
          <ShortlistLink />
          <Island of="account" hydrateOn="load" component={Account} />
          {/* Without scripts in the place of the menu: the footer has all its links. */}
          <a className="without-menu" href="#links">
            Menu
          </a>
          {partnerNavigation.some(({ href }) => href === pathname) ? (
            <Button variant="quiet" data-only="phones" {...action({ dialog: 'mobile-partner-menu' })}>
              <Icon name="menu" size={24} label="Partner Menu" />
            </Button>
          ) : (
            <Button variant="quiet" data-only="phones" {...action({ dialog: 'mobile-menu' })}>
              <Icon name="menu" size={24} label="Menu" />
            </Button>
          )}
        </>
      }
    />
  );
}

function ignore(): void {}
