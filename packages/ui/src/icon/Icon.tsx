import { icons, type IconName } from './icons.ts';
import { classNames } from '../internal/class-names.ts';
import styles from './Icon.module.css';

export interface IconProps {
  name: IconName;
  /** In CSS pixels. */
  size?: 16 | 20 | 24 | 32;
  filled?: boolean;
  /** Give a name only where the icon is the whole message; beside words it is decoration. */
  label?: string;
  className?: string | undefined;
}

/** Arrows that mean onwards and back turn with the direction of reading. */
const directional: ReadonlySet<IconName> = new Set(['back', 'on', 'out', 'play']);

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
