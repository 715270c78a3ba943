import { useEffect, useState } from 'react';
import { takeLinkToken } from './link-token.ts';

/** The token of the link that opened this page. */
export function useLinkToken(key: Parameters<typeof takeLinkToken>[0]): string | undefined {
  const [token, setToken] = useState(() => takeLinkToken(key));
  useEffect(() => {
    // Opening another link to the same page in the same tab changes only the fragment.
    const take = () => setToken(takeLinkToken(key));
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [key]);
  return token;
}
