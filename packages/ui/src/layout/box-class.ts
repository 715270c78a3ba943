import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../internal/class-names.ts';
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

/** The classes of {@link BoxProps}, after those of a layout, for a component that takes a `className` and no element of ours. */
export function boxClass(
  { before, measure, wrap, marked, sticky, lines, only, className }: BoxProps,
  ...parts: (string | false | undefined)[]
): string {
  const names = [
    ...parts,
    before && `before${before}`,
    measure && 'measure',
    wrap && 'wrap',
    marked && 'marked',
    sticky && 'sticky',
    lines,
    only,
  ];
  return classNames(...names.map((name) => name && `mu-${name}`), className);
}

/** The props of a component that becomes another element by `as`: its own, and those of the element. */
export type ElementProps<As extends ElementType, Own> = Own & { as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof Own | 'as'
  >;

/** Divides props into the element, what gives its classes, and the element's attributes. */
export function box<Props extends BoxProps & { as?: ElementType }>(props: Props) {
  const { as, before, measure, wrap, marked, sticky, lines, only, className, ...rest } = props;
  return { Tag: as ?? ('div' as ElementType), rest, classes: boxClass.bind(undefined, props) };
}
