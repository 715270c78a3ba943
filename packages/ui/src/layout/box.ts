import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './layout.module.css';

/** A distance of the scale: `--space-1` (4 px) to `--space-10` (48 to 96 px). */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** What every part of a layout takes. */
export interface BoxProps {
  /** The distance from what is before it. */
  before?: Space | undefined;
  /** Its lines have at most 65 characters. */
  measure?: boolean | undefined;
  /** The medium in which it exists. */
  only?: 'screen' | 'print' | undefined;
  className?: string | undefined;
}

/** The props of a component that becomes another element by `as`: its own, and those of the element. */
export type ElementProps<As extends ElementType, Own> = Own & { as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof Own | 'as'
  >;

/** Divides props into the element, the classes of {@link BoxProps}, and the element's attributes. */
export function box<Props extends BoxProps & { as?: ElementType }>({
  as,
  before,
  measure,
  only,
  className,
  ...rest
}: Props) {
  return {
    Tag: as ?? ('div' as ElementType),
    rest,
    classes: (...parts: (string | false | undefined)[]) =>
      classNames(
        ...parts.map((part) => part && styles[part]),
        before && styles[`before${before}`],
        measure && styles['measure'],
        only && styles[only],
        className,
      ),
  };
}
