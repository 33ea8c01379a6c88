import type { Shift } from '@courier/api-client/rider-app';
import { useCopy } from '@courier/i18n';
import { useLocaleState } from '@courier/shell-api';
import { Money } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../copy';
import { CashSection } from './CashSection';
import { RiderFrame } from './RiderFrame';
import styles from './rider.module.css';
import { UnsentList } from './UnsentList';
import { useRiderApp, useRiderState } from './use-rider-app';

/** Duty, the earnings of the day, and what the rider waits for. */
export function DutyPane({ shift }: { shift: Shift }) {
  const t = useCopy(NAMESPACE);
  const app = useRiderApp();
  const { country, locale } = useLocaleState();
  const { position, isBusy, isOnline } = useRiderState();
  const { on_duty: isOnDuty, earnings } = shift;
  return (
    <RiderFrame>
      <div className={styles['duty']} role="group" aria-label={t('duty.label')}>
        <button
          type="button"
          aria-pressed={!isOnDuty}
          disabled={isBusy}
          onClick={() => isOnDuty && void app.setDuty(false)}
        >
          {t('duty.off')}
        </button>
        <button
          type="button"
          aria-pressed={isOnDuty}
          disabled={isBusy}
          onClick={() => !isOnDuty && void app.setDuty(true)}
        >
          {t('duty.on')}
        </button>
      </div>
      <p className={`${styles['label']} ${styles['text']}`}>
        {isOnDuty
          ? t(position === 'shared' && isOnline ? 'duty.shared' : 'duty.position-waiting')
          : t('duty.consent')}
      </p>
      <div className={styles['section']}>
        <div className={styles['label']}>{t('duty.earned')}</div>
        <div className={styles['figure']}>
          <Money amount={earnings.amount} country={country} locale={locale} grouped />
        </div>
        <div className={styles['pair']}>
          <span>{t('duty.deliveries')}</span>
          <b>{earnings.deliveries}</b>
        </div>
        {earnings.returns !== undefined && earnings.returns > 0 && (
          <div className={styles['pair']}>
            <span>{t('duty.returns')}</span>
            <b>{earnings.returns}</b>
          </div>
        )}
      </div>
      <CashSection shift={shift} />
      <UnsentList />
      <div className={`${styles['section']} ${styles['waiting']}`}>
        <b>{t(isOnDuty ? 'duty.waiting' : 'duty.off-text')}</b>
        {isOnDuty && <div className={styles['label']}>{t('duty.keep-open')}</div>}
        {!isOnDuty && (
          <div className={styles['choices']}>
            <button
              type="button"
              className={styles['big']}
              disabled={isBusy}
              onClick={() => void app.signOut()}
            >
              {t('action.sign-out')}
            </button>
          </div>
        )}
      </div>
    </RiderFrame>
  );
}
