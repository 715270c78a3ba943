import { useMemo } from 'react';

interface Policy {
  createHTML(markup: string): unknown;
}

/**
 * Under a policy that requires trusted types, markup has to come from somebody the page trusts. This one vouches for the
 * house's own drawings and for nothing else: sites allow it by name, `trusted-types myler-art`.
 */
const policy = (
  globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
).trustedTypes?.createPolicy('myler-art', { createHTML: (markup) => markup });

export interface DrawingProps {
  /** Markup that `@myler/art` drew. */
  svg: string;
  /** Spoken as a picture by this name; without one it is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** One of our own drawings, in the page itself, so that it takes its colour and its letters from where it stands. */
export function Drawing({ svg, label, className }: DrawingProps) {
  const markup = useMemo(() => ({ __html: (policy ? policy.createHTML(svg) : svg) as string }), [svg]);
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  // oxlint-disable-next-line react/no-danger -- drawn by @myler/art, from constants
  return <span {...spoken} className={className} dangerouslySetInnerHTML={markup} />;
}
