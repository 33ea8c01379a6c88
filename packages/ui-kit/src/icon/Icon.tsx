import { ICON_PATHS, MIRRORED_ICONS, type IconSource } from './icon-paths';
import styles from './icon.module.css';

export interface IconProps {
  name: IconSource;
  /** Pixels; 18 by default. */
  size?: number;
  className?: string | undefined;
  /** Accessible name; without it the icon is decorative. */
  label?: string;
}

const GRID = 20;
/** Grid of a remote's own icons. */
const OWN_GRID = 24;

/**
 * An icon of the set or of a remote, in the text colour. Directional icons are mirrored in right-to-left
 * layouts.
 */
export function Icon({ name, size = 18, className, label }: IconProps) {
  const isOfSet = typeof name === 'string';
  const mirrored = isOfSet && MIRRORED_ICONS.has(name) ? styles.mirrored : '';
  const grid = isOfSet ? GRID : OWN_GRID;
  return (
    <svg
      className={`${styles.icon} ${mirrored} ${className ?? ''}`}
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={(1.6 * grid) / GRID}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={isOfSet ? ICON_PATHS[name] : name.path} />
    </svg>
  );
}
