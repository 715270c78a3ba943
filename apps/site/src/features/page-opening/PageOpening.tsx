import { Opening, type OpeningProps } from '@myler/ui/sections/opening';
import { trailTo, type PageTrailProps } from './PageTrail.tsx';

/** The opening of a page that is reached from the home page. */
export function PageOpening({ page, via, ...opening }: Omit<OpeningProps, 'label' | 'trail'> & PageTrailProps) {
  return <Opening {...opening} label={page} trail={trailTo({ page, ...(via && { via }) })} />;
}
