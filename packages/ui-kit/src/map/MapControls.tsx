import { useCopy } from '@courier/i18n';
import { MAP_AVOIDS } from './floating/floating-over';
import styles from './map.module.css';

export interface MapControlsProps {
  onZoom(levels: number): void;
  onLocate(): void;
  /** Whether the map has two ends to show. */
  both?: boolean | undefined;
  /** A low map has room for one button; keys and touch still zoom. */
  low?: boolean | undefined;
}

const STROKE = {
  width: 18,
  height: 18,
  viewBox: '0 0 20 20',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  'aria-hidden': true,
} as const;

export function MapControls({ onZoom, onLocate, both = true, low = false }: MapControlsProps) {
  const t = useCopy('common');
  return (
    <div className={styles.controls} {...MAP_AVOIDS}>
      {low ? null : <ZoomButtons onZoom={onZoom} />}
      <button
        type="button"
        className={styles.control}
        aria-label={both ? t('map.locate') : t('map.locate-one')}
        onClick={onLocate}
      >
        <svg {...STROKE}>
          <circle cx="10" cy="10" r="5" />
          <circle cx="10" cy="10" r="1.2" fill="currentColor" />
          <path d="M10 2v3M10 15v3M2 10h3M15 10h3" />
        </svg>
      </button>
    </div>
  );
}

function ZoomButtons({ onZoom }: { onZoom(levels: number): void }) {
  const t = useCopy('common');
  return (
    <>
      <button
        type="button"
        className={styles.control}
        aria-label={t('map.zoom-in')}
        onClick={() => onZoom(1)}
      >
        <svg {...STROKE}>
          <path d="M10 4v12M4 10h12" />
        </svg>
      </button>
      <button
        type="button"
        className={styles.control}
        aria-label={t('map.zoom-out')}
        onClick={() => onZoom(-1)}
      >
        <svg {...STROKE}>
          <path d="M4 10h12" />
        </svg>
      </button>
    </>
  );
}
