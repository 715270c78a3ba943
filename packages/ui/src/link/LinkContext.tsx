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
 * Hands the components a router's own link, once, at the root: `<LinkProvider value={RouterLink}>`. It takes what an
 * `<a>` takes. Without it links are plain and load a page.
 */
export const LinkProvider = LinkContext.Provider;

/** The anchor every component uses. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(LinkContext) ?? 'a', props);
}
