'use client';

import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Ref,
} from 'react';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const LinkContext = createContext<ComponentType<AnchorProps> | undefined>(undefined);

/**
 * Supplies a router's link to all components, once, at the root: `<LinkProvider value={RouterLink}>`. The component
 * takes the props of an `<a>`. Without it, links are plain anchors and load a page.
 */
export const LinkProvider = LinkContext.Provider;

/** The anchor that every component uses. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(LinkContext) ?? 'a', props);
}
