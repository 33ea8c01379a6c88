import { ICON_PATHS, MIRRORED_ICONS, type IconName } from './icon-paths';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** Pixels of width and height; 18 unless given. */
  size?: number;
  className?: string | undefined;
  /** Text for a reader without sight; without it the icon is decoration. */
  label?: string;
}

/** An icon of the one set, in the colour of its text. Those that point somewhere mirror in right-to-left layouts. */
export function Icon({ name, size = 18, className, label }: IconProps) {
  const mirrored = MIRRORED_ICONS.has(name) ? styles.mirrored : '';
  return (
    <svg
      className={`${styles.icon} ${mirrored} ${className ?? ''}`}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
