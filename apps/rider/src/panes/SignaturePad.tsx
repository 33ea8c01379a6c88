import { useState, type PointerEvent } from 'react';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../copy';
import { signaturePath, type Point } from '../model/signature-path';
import styles from './rider.module.css';

interface SignaturePadProps {
  /** Path data of the strokes so far. */
  value: string;
  onChange(path: string): void;
}

/** A longer path says nothing more about a signature, and the server takes 20 kB. */
const LONGEST_PATH = 18_000;

const joinPaths = (...paths: readonly string[]) => paths.filter(Boolean).join(' ');

/** The customer signs with a finger; the strokes become path data. */
export function SignaturePad({ value, onChange }: SignaturePadProps) {
  const t = useCopy(NAMESPACE);
  const [stroke, setStroke] = useState<readonly Point[]>([]);
  const path = joinPaths(value, signaturePath([stroke]));
  // A stroke counts as soon as the finger is lifted.
  const endStroke = () => {
    if (stroke.length > 1) onChange(path);
    setStroke([]);
  };
  const place = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>): Point => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  return (
    <div className={styles['field']}>
      <div className={styles['spread']}>
        <b>{t('door.signature')}</b>
        <button type="button" className={styles['photo']} onClick={() => onChange('')}>
          {t('door.clear')}
        </button>
      </div>
      <button
        type="button"
        className={styles['pad']}
        aria-label={t('door.sign-here')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          setStroke([place(event)]);
        }}
        onPointerMove={(event) => {
          if (event.buttons === 0 || stroke.length === 0 || path.length > LONGEST_PATH) return;
          setStroke([...stroke, place(event)]);
        }}
        onPointerUp={endStroke}
        onPointerCancel={endStroke}
      >
        {path === '' && (
          <span className={styles['hint']} aria-hidden="true">
            {t('door.sign-here')}
          </span>
        )}
        <svg>
          <path d={path} fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
      </button>
    </div>
  );
}
