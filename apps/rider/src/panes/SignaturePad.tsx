import { useState, type PointerEvent } from 'react';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../copy';
import { signaturePath, type Point } from '../model/signature-path';
import styles from './rider.module.css';

interface SignaturePadProps {
  onChange(path: string): void;
}

/** More points say nothing more about a signature, and the server takes 20 kB. */
const MOST_POINTS = 1500;

/** The customer signs with a finger; the strokes become path data. */
export function SignaturePad({ onChange }: SignaturePadProps) {
  const t = useCopy(NAMESPACE);
  const [strokes, setStrokes] = useState<readonly (readonly Point[])[]>([]);
  const change = (next: readonly (readonly Point[])[]) => {
    setStrokes(next);
    onChange(signaturePath(next));
  };
  const place = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>): Point => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  const isFull = strokes.reduce((count, points) => count + points.length, 0) >= MOST_POINTS;
  return (
    <div className={styles['field']}>
      <div className={styles['spread']}>
        <b>{t('door.signature')}</b>
        <button type="button" className={styles['photo']} onClick={() => change([])}>
          {t('door.clear')}
        </button>
      </div>
      <button
        type="button"
        className={styles['pad']}
        aria-label={t('door.sign-here')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          change([...strokes, [place(event)]]);
        }}
        onPointerMove={(event) => {
          const points = strokes.at(-1);
          if (event.buttons === 0 || isFull || !points) return;
          change([...strokes.slice(0, -1), [...points, place(event)]]);
        }}
      >
        <svg>
          <path d={signaturePath(strokes)} fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
      </button>
    </div>
  );
}
