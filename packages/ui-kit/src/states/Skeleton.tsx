import styles from './states.module.css';

export interface SkeletonProps {
  /** CSS length; full width by default. */
  width?: number | string;
  /** Pixels; 13 by default. */
  height?: number;
  round?: boolean;
}

/** A placeholder bar. Decorative: label the container as loading once. */
export function Skeleton({ width = '100%', height = 13, round = false }: SkeletonProps) {
  return (
    <span
      className={`${styles.bar} ${round ? styles.round : ''}`}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
