import { address } from '@myler/config/address';
import { Trail, type OpeningProps } from '@myler/ui/sections/opening';

export interface PageTrailProps {
  /** What this page is called. */
  page: string;
  /** The pages between the home page and this one, from the top level down. */
  via?: OpeningProps['trail'];
}

/** The way from the home page, for a page whose opening is its own. */
export function PageTrail(props: PageTrailProps) {
  return <Trail items={trailTo(props)} />;
}

/** The steps from the home page to a page. */
export function trailTo({ page, via = [] }: PageTrailProps) {
  return [{ label: 'Home', href: address('/') }, ...via, { label: page }];
}
