import { useLocation, useRouter } from '@tanstack/react-router';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { currencies, type CurrencyCode } from '@myler/config/currencies';
import { Button, LinkButton } from '@myler/ui/button';
import { CurrencySwitch } from '@myler/ui/currency-switch';
import { Header } from '@myler/ui/header';
import { applyCurrency, currencyAtom, keepChosenCurrency } from '@myler/state/currency';
import { openDialogAtom } from '@myler/state/dialogs';
import { signedInAtom, userAtom } from '@myler/state/user';
import { preloadDialog } from '../dialogs/dialog-modules.ts';
import { JoinLink } from '../dialogs/JoinLink.tsx';
import { navigation } from './navigation.ts';

export function SiteHeader() {
  const { env } = useRouter().options.context;
  const pathname = useLocation({ select: (location) => location.pathname });
  const [currency, setCurrency] = useAtom(currencyAtom);

  const choose = (code: string) => {
    const chosen = currencies.find((candidate) => candidate.code === code)?.code;
    if (!chosen) return;
    setCurrency(chosen);
    applyCurrency(document, chosen);
    keepChosenCurrency(() => localStorage, chosen satisfies CurrencyCode);
  };

  return (
    <Header
      over={pathname === '/' ? 'picture' : 'paper'}
      nav={navigation.map((item) => ({ ...item, current: item.href === pathname }))}
      actions={
        <>
          <CurrencySwitch
            value={currency ?? env.defaultCurrency}
            options={currencies.map(({ code, symbol }) => ({ value: code, label: `${code} ${symbol}` }))}
            onChange={choose}
          />
          <Account webAppUrl={env.webAppUrl} />
          <MenuButton />
        </>
      }
    />
  );
}

/** Who is signed in goes on to the web app; who is not may sign in or join. */
function Account({ webAppUrl }: { webAppUrl: string }) {
  const signedIn = useAtomValue(signedInAtom);
  const user = useAtomValue(userAtom);
  const open = useSetAtom(openDialogAtom);
  if (signedIn) {
    return (
      <LinkButton variant="gold" size="small" href={`${webAppUrl}/travel`}>
        {user ? `${user.name}’s travels` : 'Your travels'}
      </LinkButton>
    );
  }
  const preload = () => preloadDialog('sign-in');
  return (
    <>
      <Button variant="quiet" data-app="" data-only="wide" onClick={() => open('sign-in')} onPointerEnter={preload} onFocus={preload}>
        Sign in
      </Button>
      <JoinLink variant="gold" size="small">
        Join
      </JoinLink>
    </>
  );
}

function MenuButton() {
  const open = useSetAtom(openDialogAtom);
  const preload = () => preloadDialog('mobile-menu');
  return (
    <Button
      variant="quiet"
      data-app=""
      data-only="phones"
      onClick={() => open('mobile-menu')}
      onTouchStart={preload}
      onFocus={preload}
    >
      Menu
    </Button>
  );
}
