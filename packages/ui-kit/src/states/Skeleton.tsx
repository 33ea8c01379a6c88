import styles from './states.module.css';

export interface SkeletonProps {
  /** CSS length; the whole width unless given. */
  width?: number | string;
  /** Pixels; 13 unless given. */
  height?: number;
  round?: boolean;
}

/** A bar in the geometry of what is to come. Decoration: say "loading" once, on the container. */
export function Skeleton({ width = '100%', height = 13, round = false }: SkeletonProps) {
  return (
    <span
      className={`${styles.bar} ${round ? styles.round : ''}`}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
