import { useCopy } from '@courier/i18n';
import { useLocaleState } from '@courier/shell-api';
import { Moment } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../copy';
import { reportStatus } from '../model/report';
import styles from './rider.module.css';
import { useRiderApp, useRiderState } from './use-rider-app';

/** What waits to be sent, in order, with the times of the work. */
export function UnsentList() {
  const t = useCopy(NAMESPACE);
  const app = useRiderApp();
  const { locale, country } = useLocaleState();
  const { unsent, isOnline, isBusy } = useRiderState();
  if (isOnline || unsent.length === 0) return null;
  return (
    <div className={styles['section']}>
      <div className={styles['label']}>{t('offline.order')}</div>
      <ol className={styles['list']}>
        {unsent.map((report) => (
          <li key={report.number}>
            <div>
              <b>{t(`status.${reportStatus(report)}`)}</b>
              <div>{report.customer}</div>
            </div>
            <b>
              <Moment at={report.recordedAt} locale={locale} timezone={country.timezone} />
            </b>
          </li>
        ))}
      </ol>
      <p className={styles['label']}>{t('offline.keep-open')}</p>
      <button type="button" className={styles['big']} disabled={isBusy} onClick={() => void app.retry()}>
        {t('action.send-now')}
      </button>
    </div>
  );
}
