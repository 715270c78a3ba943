import { icons, type IconName } from './icons.ts';
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

export function Icon({ name, size = 20, filled = false, label, className }: IconProps) {
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      {...spoken}
      className={className ?? styles.icon}
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
