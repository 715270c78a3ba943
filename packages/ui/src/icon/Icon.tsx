import { icons, type IconName } from './icons.ts';
import { classNames } from '../internal/class-names.ts';
import styles from './Icon.module.css';

export interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: 16 | 20 | 24 | 32;
  filled?: boolean;
  /** The accessible name. Leave it out for an icon beside text, which is decoration. */
  label?: string;
  className?: string | undefined;
}

/** These icons are mirrored in a right-to-left page. */
const directional: ReadonlySet<IconName> = new Set(['back', 'on', 'out', 'play']);

/** An icon in the colour of the text. Without a `label` it is hidden from assistive technology. */
export function Icon({ name, size = 20, filled = false, label, className }: IconProps) {
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      {...spoken}
      className={classNames(className ?? styles.icon, directional.has(name) && styles.directional)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      strokeLinecap="square"
      focusable="false"
    >
      <path d={icons[name]} />
    </svg>
  );
}
