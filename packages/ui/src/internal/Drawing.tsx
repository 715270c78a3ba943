import { useMemo } from 'react';

interface Policy {
  createHTML(markup: string): unknown;
}

/**
 * A CSP with `require-trusted-types-for` only accepts markup from a policy that it names. This policy is for the SVG of
 * `@myler/art` and nothing else; a site allows it with `trusted-types myler-art`.
 */
const policy = (
  globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
).trustedTypes?.createPolicy('myler-art', { createHTML: (markup) => markup });

export interface DrawingProps {
  /** SVG markup from `@myler/art`. */
  svg: string;
  /** The accessible name. Without it the drawing is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** An inline SVG from `@myler/art`, so that it inherits its colour and its font from the page. */
export function Drawing({ svg, label, className }: DrawingProps) {
  const markup = useMemo(() => ({ __html: (policy ? policy.createHTML(svg) : svg) as string }), [svg]);
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  // oxlint-disable-next-line react/no-danger -- @myler/art makes this markup from constants
  return <span {...spoken} className={className} dangerouslySetInnerHTML={markup} />;
}
