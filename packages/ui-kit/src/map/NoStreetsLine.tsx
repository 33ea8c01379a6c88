import { useRef, type CSSProperties, type RefObject } from 'react';
import { useCopy } from '@courier/i18n';
import { Icon } from '../icon/Icon';
import { MAP_AVOIDS } from './floating/floating-over';
import type { MapViewProps } from './map-props';
import { useToldHeight } from './use-told-height';
import styles from './no-streets.module.css';

interface NoStreetsLineProps {
  frame: RefObject<HTMLElement | null>;
  map: Pick<MapViewProps, 'fitPadding'>;
}

/** States over a map without streets what is estimated and what is right. */
export function NoStreetsLine({ frame, map }: NoStreetsLineProps) {
  const t = useCopy('common');
  const line = useRef<HTMLParagraphElement>(null);
  useToldHeight(frame, line, '--map-foot');
  const covered = map.fitPadding ?? {};
  const room = {
    '--covered-start': `${covered.inlineStart ?? 0}px`,
    '--covered-end': `${covered.inlineEnd ?? 0}px`,
    '--covered-foot': `${covered.bottom ?? 0}px`,
  } as CSSProperties;
  return (
    <p ref={line} className={styles.line} style={room} {...MAP_AVOIDS}>
      <span className={styles.box}>
        <Icon name="warning" size={16} />
        <span>
          <b>{t('map.bare.title')}</b> {t('map.bare.brief')}
        </span>
      </span>
    </p>
  );
}
