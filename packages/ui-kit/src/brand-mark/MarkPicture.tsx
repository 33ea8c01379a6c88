import { createElement } from 'react';
import type { MarkShape } from '@courier/config/brand-look';
import styles from './brand-mark.module.css';

interface MarkPictureProps {
  shapes: readonly MarkShape[];
  /** Pixels. */
  size: number;
}

/** Decorative picture of a mark. Never mirrored. */
export function MarkPicture({ shapes, size }: MarkPictureProps) {
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 28 28"
      fill="none"
      aria-hidden="true"
    >
      {shapes.map(({ shape, attributes }, index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}
