import { createElement, type ComponentPropsWithRef, type ElementType } from 'react';
import './layout.css';

/** A distance of the scale: `--space-1` (4 px) to `--space-10` (48 to 96 px). */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** What every part of a layout takes. */
export interface BoxProps {
  /** The distance from what is before it. */
  before?: Space | undefined;
  /** Its lines have at most 65 characters. */
  measure?: boolean | undefined;
  /** It is as wide as the content of a band, in the middle of the window. */
  wrap?: boolean | undefined;
  /** A gold line stands before it: a note, a message. */
  marked?: boolean | undefined;
  /** It stays in view from `md` while what is beside it scrolls. */
  sticky?: boolean | undefined;
  /** Hairlines between its parts: `above` each one, or `around` all. */
  lines?: 'above' | 'around' | undefined;
  /**
   * Where it exists: on the screen or on paper, with scripts or without. What somebody can press is `interactive` when paper and
   * browsers without scripts show something `static` in its place.
   */
  only?: 'screen' | 'print' | 'scripted' | 'unscripted' | 'interactive' | 'static' | undefined;
  className?: string | undefined;
}

/** The props that are classes. An element has no attribute of these names: `rows` is a distance. */
const classProps =
  'before measure wrap marked sticky lines only gap rows across columns ratio align justify nowrap narrow size tone weight centred';

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** The props of a component that becomes another element by `as`: its own, and those of the element. */
export type ElementProps<As extends ElementType, Own> = Own & { as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof Own | Words<typeof classProps> | 'as'
  >;

/**
 * The element of a part, with its classes by rule, so that no table of them is loaded: `gap={5}` is `mu-g5`, `nowrap` is `mu-nowrap`,
 * `align="end"` is `mu-end`.
 *
 * @param kind the class of the layout itself
 */
export function box(kind: string, { as, className, ...props }: BoxProps & { as?: ElementType }) {
  let classes = kind && `mu-${kind} `;
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!` ${classProps} `.includes(` ${name} `)) attributes[name] = value;
    else if (value !== undefined && value !== false)
      classes += `mu-${value === true ? name : typeof value === 'number' ? name.charAt(0) + value : value} `;
  }
  return createElement(as ?? 'div', { ...attributes, className: (classes + (className ?? '')).trim() || undefined });
}
