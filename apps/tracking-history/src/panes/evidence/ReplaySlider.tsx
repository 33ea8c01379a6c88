import type { KeyboardEvent } from 'react';
import { statusAppearance } from '@courier/ui-kit/core';
import { nearestPoint, stageJump, type Replay } from '../../model/order/replay';
import { useWording } from '../../copy';
import styles from './ReplaySlider.module.css';

interface ReplaySliderProps {
  replay: Replay;
  index: number;
  /** The time and place, for assistive technology. */
  words: string;
  onShow(index: number): void;
}

/** The index after a key press; left and right depend on the text direction. */
function steps(event: KeyboardEvent<HTMLInputElement>, replay: Replay, index: number): number | null {
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const ahead = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const back = isMirrored ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === ahead || event.key === 'ArrowUp') return index + 1;
  if (event.key === back || event.key === 'ArrowDown') return index - 1;
  if (event.key === 'PageUp') return stageJump(replay, index, 1);
  if (event.key === 'PageDown') return stageJump(replay, index, -1);
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return replay.points.length - 1;
  return null;
}

/** Arrow keys move by a position, PageUp and PageDown by a stage. */
export function ReplaySlider({ replay, index, words, onShow }: ReplaySliderProps) {
  const { t, time } = useWording();
  const { start, end, stages, points, lateFrom } = replay;
  const at = points[index]?.at ?? start;
  const passed = (at - start) / (end - start);
  const last = points.length - 1;
  return (
    <div className={styles.slider}>
      <div className={styles.line} aria-hidden="true">
        <i className={styles.passed} style={{ inlineSize: `${passed * 100}%` }} />
        {lateFrom !== null && passed > lateFrom && (
          <i
            className={styles.late}
            style={{ insetInlineStart: `${lateFrom * 100}%`, inlineSize: `${(passed - lateFrom) * 100}%` }}
          />
        )}
        {stages.map(({ status, at: since, share }) => (
          <i
            key={`${since} ${status}`}
            className={styles.ring}
            style={{
              insetInlineStart: `${share * 100}%`,
              color: `var(--st-${statusAppearance(status).tone})`,
            }}
          />
        ))}
      </div>
      <input
        type="range"
        className={styles.thumb}
        min={start}
        max={end}
        step={1}
        value={at}
        aria-label={t('evidence.slider')}
        aria-valuetext={words}
        onChange={(event) => onShow(nearestPoint(points, Number(event.target.value)))}
        onKeyDown={(event) => {
          const to = steps(event, replay, index);
          if (to === null) return;
          event.preventDefault();
          onShow(Math.min(last, Math.max(0, to)));
        }}
      />
      <div className={styles.ends} aria-hidden="true">
        <bdi dir="ltr">{time(start)}</bdi>
        <bdi dir="ltr">{time(end)}</bdi>
      </div>
    </div>
  );
}
