import { useCopy } from '@courier/i18n';
import { useLocaleState } from '@courier/shell-api';
import { Icon } from '@courier/ui-kit/plain';
import { formatTime } from '@courier/i18n/format';
import { NAMESPACE } from '../copy';
import { problemEffect } from '../model/problems';
import type { RefusedReport } from '../model/report';
import { useProblemText } from './use-problem-text';
import styles from './rider.module.css';
import { useRiderApp, useRiderState } from './use-rider-app';

const REFUSALS = {
  'transition-not-allowed': 'rule',
  'proof-missing': 'proof',
  'pin-missing': 'proof',
  'pin-wrong': 'pin',
  'pin-locked': 'locked',
  'error.not-found': 'gone',
  'too-many-proofs': 'photos',
} as const;

const refusalKey = (code: string) =>
  Object.hasOwn(REFUSALS, code) ? REFUSALS[code as keyof typeof REFUSALS] : 'other';

/** No connection, an order off duty, reported problems, refused reports, a position that the phone does not give, and the last failure. */
export function Notices() {
  const t = useCopy(NAMESPACE);
  const { locale, country } = useLocaleState();
  const { refused, offlineSince, unsent, position, problem, reported, signIn, shift, stops, isBusy } =
    useRiderState();
  const app = useRiderApp();
  const problemText = useProblemText();
  if (signIn.kind !== 'signed-in') return null;
  return (
    <>
      {offlineSince !== null && (
        <div className={styles['notice']} role="status">
          <Icon name="offline" size={24} />
          <div>
            {t('offline.waiting', { number: unsent.length })}
            <small>{t('offline.since', { time: formatTime(offlineSince, locale, country.timezone) })}</small>
          </div>
        </div>
      )}
      {shift?.on_duty && position === 'forbidden' && (
        <div className={styles['notice']} data-failed="true" role="alert">
          <Icon name="locate" size={24} />
          <div>{t('duty.position-forbidden')}</div>
        </div>
      )}
      {shift?.on_duty === false && stops.length > 0 && (
        <div className={styles['notice']} data-failed="true" role="alert">
          <Icon name="locate" size={24} />
          <div>
            {t('duty.not-shared')}
            <small>{t('duty.consent')}</small>
          </div>
          <button type="button" disabled={isBusy} onClick={() => void app.setDuty(true)}>
            {t('duty.on')}
          </button>
        </div>
      )}
      {/* A report that waits for a connection is not yet with the operator. */}
      {reported && unsent.length === 0 && (
        <div className={styles['notice']} role="status">
          <Icon name="check" size={24} />
          <div>
            {t('problem.reported', { problem: t(`problem.${reported.key}`) })}
            <small>{t(`problem.${problemEffect(reported)}`)}</small>
          </div>
          <button type="button" onClick={app.dismissReported}>
            {t('action.dismiss')}
          </button>
        </div>
      )}
      {refused.map((report) => (
        <Refused key={report.number} report={report} />
      ))}
      {problem !== null && problem !== 'offline' && (
        <div className={styles['notice']} data-failed="true" role="alert">
          <Icon name="warning" size={24} />
          <div>{problemText(problem)}</div>
        </div>
      )}
    </>
  );
}

function Refused({ report }: { report: RefusedReport }) {
  const t = useCopy(NAMESPACE);
  const app = useRiderApp();
  const { number, customer, status, code } = report;
  return (
    <div className={styles['notice']} data-failed="true" role="alert">
      <Icon name="warning" size={24} />
      <div>
        {t('refused.title', { status: t(`status.${status}`), customer })}
        <small>{t(`refused.${refusalKey(code)}`)}</small>
      </div>
      <button type="button" onClick={() => app.dismissRefused(number)}>
        {t('action.dismiss')}
      </button>
    </div>
  );
}
