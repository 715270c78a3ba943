import type { Inspiration } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { withoutFullStop } from '@myler/domain/words';
import { ArchLinks } from '@myler/ui/sections/arch-links';

interface InspirationLinksProps {
  title: string;
  inspirations: readonly Inspiration[];
}

/** All inspirations, each a link to its story. */
export function InspirationLinks({ title, inspirations }: InspirationLinksProps) {
  const links = inspirations.map(({ id, title: name, picture }) => ({
    label: withoutFullStop(name),
    href: address('/inspirations', { hash: id }),
    picture,
  }));
  return <ArchLinks title={title} links={links} />;
}
