import type { Tracking } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { useLocaleState } from '@courier/shell-api';
import { Icon, Moment } from '@courier/ui-kit/plain';
import { LiveText } from '@courier/ui-kit/text';
import { NAMESPACE } from '../../copy';
import { passedEvents } from '../../model/passed-events';
import { statusLabelPath } from '../../model/status-label';
import styles from './tracking.module.css';

interface EventListProps {
  history: Tracking['status_history'];
  isParcel: boolean;
}

/** The events so far, collapsible by the title. */
export function EventList({ history, isParcel }: EventListProps) {
  const t = useCopy(NAMESPACE);
  const { locale, country } = useLocaleState();
  const events = passedEvents(history);
  if (events.length === 0) return null;
  return (
    <details className={styles['events']} open>
      <summary>
        <span>{t('history.title')}</span>
        <Icon name="chevron-down" size={16} className={styles['fold']} />
      </summary>
      <ol>
        {events.map(({ label, at }) => (
          <li key={`${label}-${at}`}>
            <Moment at={at} locale={locale} timezone={country.timezone} />
            <LiveText>{t(statusLabelPath(label, isParcel))}</LiveText>
          </li>
        ))}
      </ol>
    </details>
  );
}
