import { useRef, type CSSProperties, type RefObject } from 'react';
import { useCopy, type CopyKey } from '@courier/i18n';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-paths';
import { MAP_AVOIDS } from './floating-over';
import type { MapViewProps } from './map-props';
import { useToldHeight } from './use-told-height';
import styles from './no-streets.module.css';

type Word = CopyKey<'common'>;
interface Column {
  title: Word;
  facts: readonly (readonly [IconName, Word])[];
}

const MISSING: Column = {
  title: 'map.bare.missing.title',
  facts: [
    ['cross', 'map.bare.missing.names'],
    ['cross', 'map.bare.missing.way'],
    ['cross', 'map.bare.missing.minute'],
  ],
};
const WORKS: Column = {
  title: 'map.bare.works.title',
  facts: [
    ['check', 'map.bare.works.pin'],
    ['check', 'map.bare.works.line'],
    ['check', 'map.bare.works.fee'],
  ],
};
const HELPS: Column = {
  title: 'map.bare.helps.title',
  facts: [
    ['pin', 'map.bare.helps.door'],
    ['shop', 'map.bare.helps.building'],
    ['note', 'map.bare.helps.landmark'],
  ],
};

interface NoStreetsCardProps {
  frame: RefObject<HTMLElement | null>;
  map: Pick<MapViewProps, 'onDropoffMove' | 'onPress' | 'fitPadding'>;
}

/**
 * Card over a map without streets: what is missing, what still works and what helps. Small maps show the
 * first line.
 */
export function NoStreetsCard({ frame, map }: NoStreetsCardProps) {
  const t = useCopy('common');
  const card = useRef<HTMLElement>(null);
  useToldHeight(frame, card, '--map-foot');
  // A user who places a pin can add help for the rider.
  const columns = (map.onDropoffMove ?? map.onPress) ? [MISSING, WORKS, HELPS] : [MISSING, WORKS];
  const covered = map.fitPadding ?? {};
  const room = {
    '--covered-start': `${covered.inlineStart ?? 0}px`,
    '--covered-end': `${covered.inlineEnd ?? 0}px`,
    '--covered-foot': `${covered.bottom ?? 0}px`,
  } as CSSProperties;
  return (
    <section ref={card} className={styles.card} style={room} aria-label={t('map.bare.title')} {...MAP_AVOIDS}>
      <p className={styles.title}>
        <Icon name="warning" size={18} />
        {t('map.bare.title')}
      </p>
      <p className={styles.brief}>{t('map.bare.brief')}</p>
      <div className={styles.columns}>
        {columns.map(({ title, facts }) => (
          <section key={title}>
            <p className={styles.head}>{t(title)}</p>
            <ul className={styles.facts}>
              {facts.map(([icon, word]) => (
                <li key={word}>
                  <Icon name={icon} size={16} />
                  <span>{t(word)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
