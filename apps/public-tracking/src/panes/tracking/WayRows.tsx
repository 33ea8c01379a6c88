import type { Tracking } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { formatTime } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { isClosed } from '../../api/public-tracking.queries';
import { NAMESPACE } from '../../copy';
import styles from './tracking.module.css';

/** Both ends of the route: the shop and the recipient. */
export function WayRows({ tracking, contents }: { tracking: Tracking; contents: string | null }) {
  const t = useCopy(NAMESPACE);
  const { locale, country } = useLocaleState();
  const formatStatusTime = (status: string) => {
    const at = tracking.status_history.findLast((entry) => entry.status === status)?.created_at;
    return at === undefined ? null : formatTime(at, locale, country.timezone);
  };
  const collected = formatStatusTime('PICKED_UP');
  const delivered = formatStatusTime('DELIVERED');
  const ending =
    isClosed(tracking) || tracking.stage === 'return_initiated' ? t('way.no-delivery') : t('way.hint');
  return (
    <ul className={styles['way']}>
      <li>
        <b>{tracking.vendor.name}</b>
        <span>{collected === null ? t('way.not-collected') : t('way.collected', { time: collected })}</span>
        {contents !== null && <span>{t('way.parcel', { description: contents })}</span>}
      </li>
      <li>
        <b>{t('way.to-you')}</b>
        <span>{delivered === null ? ending : t('way.arrived', { time: delivered })}</span>
      </li>
    </ul>
  );
}
