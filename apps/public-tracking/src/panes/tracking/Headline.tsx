import type { Tracking } from '@courier/api-client';
import { customerSentenceKey } from '@courier/api-client/order-rules';
import { useCopy } from '@courier/i18n';
import { formatDuration, formatTimeRange } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { Moment } from '@courier/ui-kit/plain';
import { isClosed } from '../../api/public-tracking.queries';
import { NAMESPACE } from '../../copy';
import { chooseHeadline, secondsToShop, type Headline as Shown } from '../../model/headline';
import { ReasonLine } from './ReasonLine';
import styles from './tracking.module.css';

/** Stages whose text names the order or the parcel. */
const PARCEL_WORDS = ['scheduled', 'preparing', 'return_initiated', 'delivered', 'returned'] as const;

type Ended = Extract<Shown, { kind: 'cancelled' | 'failed' }>;

interface HeadlineProps {
  tracking: Tracking;
  /** Name of the shop, or of the sender of a parcel. */
  from: string;
  isParcel: boolean;
  /** Time of the server's response, unix milliseconds. */
  updatedAt: number;
}

/** Sender, time and status, the purpose of the page. */
export function Headline({ tracking, from, isParcel, updatedAt }: HeadlineProps) {
  const t = useCopy(NAMESPACE);
  const { locale, country } = useLocaleState();
  const asOf = tracking.as_of ?? Math.floor(updatedAt / 1000);
  const headline = chooseHeadline(tracking, asOf);
  const formatLead = (name: 'from' | 'arriving' | 'scheduled' | 'promised') =>
    t(isParcel ? `lead.parcel-${name}` : `lead.${name}`, { name: from });
  const sentence = customerSentenceKey(tracking, asOf);
  const now = tracking.stage === null || sentence === null ? '' : currentSentence(sentence);
  const isLate = headline.kind === 'words' ? headline.isLate : tracking.status === 'DELAYED';
  const late = isLate && <p className={styles['late']}>{t('now.late')}</p>;
  if (headline.kind === 'cancelled' || headline.kind === 'failed')
    return (
      <>
        <p className={styles['lead']}>{formatLead('from')}</p>
        <EndedWords headline={headline} isParcel={isParcel} reason={tracking.cancellation?.reason} />
      </>
    );
  if (headline.kind === 'words')
    return (
      <>
        <p className={styles['lead']}>{formatLead('from')}</p>
        <h1 className={styles['words']}>{now}</h1>
        <ReasonLine reason={tracking.return_reason} />
        {late}
      </>
    );
  if (headline.kind === 'promised')
    return (
      <>
        <p className={styles['lead']}>{formatLead('promised')}</p>
        <h1 className={styles['time']}>
          <bdi dir="ltr">
            {formatTimeRange(headline.range.from, headline.range.to, locale, country.timezone)}
          </bdi>
        </h1>
        <p className={`${styles['line']} ${styles['live']}`}>{within(secondsToShop(tracking, asOf))}</p>
        {tracking.stage === 'preparing' && <p className={styles['line']}>{t('now.next')}</p>}
      </>
    );
  const untilThere =
    headline.kind === 'time' && tracking.eta !== null ? tracking.eta - asOf : secondsToShop(tracking, asOf);
  return (
    <>
      <p className={styles['lead']}>{formatLead(headline.kind === 'scheduled' ? 'scheduled' : 'arriving')}</p>
      <h1 className={headline.kind === 'time' ? styles['time'] : styles['words']}>
        {headline.kind === 'time' ? (
          <bdi dir="ltr">
            {formatTimeRange(headline.between.from, headline.between.to, locale, country.timezone)}
          </bdi>
        ) : (
          <Moment at={headline.at} locale={locale} timezone={country.timezone} show="day-time" />
        )}
      </h1>
      <p className={`${styles['line']} ${isClosed(tracking) ? '' : styles['live']}`}>{within(untilThere)}</p>
      {late}
    </>
  );

  function currentSentence(stage: NonNullable<typeof sentence>): string {
    const named = PARCEL_WORDS.find((known) => known === stage);
    return isParcel && named !== undefined ? t(`parcel-now.${named}`) : t(`now.${stage}`);
  }

  /** The current sentence with the time until it changes, if that is a minute or more. */
  function within(seconds: number | null): string {
    if (seconds === null || seconds < 60) return now;
    return t('now.in', { line: now, duration: formatDuration(Math.floor(seconds / 60) * 60, locale) });
  }
}

interface EndedWordsProps {
  headline: Ended;
  isParcel: boolean;
  reason: string | undefined;
}

/** The result of an order without a rider. */
function EndedWords({ headline, isParcel, reason }: EndedWordsProps) {
  const t = useCopy(NAMESPACE);
  const { brand } = useLocaleState();
  if (headline.kind === 'failed')
    return (
      <>
        <h1 className={styles['words']}>{t('cancelled.failed')}</h1>
        <p className={styles['line']}>
          {t(isParcel ? 'cancelled.parcel-failed-text' : 'cancelled.failed-text')}
        </p>
      </>
    );
  const by =
    headline.by === 'PLATFORM'
      ? t('cancelled.by-platform', { platform: brand.platform })
      : t('cancelled.by-user');
  return (
    <>
      <h1 className={styles['words']}>{t(isParcel ? 'parcel-now.cancelled' : 'cancelled.title')}</h1>
      {headline.by !== null && <p className={styles['line']}>{by}</p>}
      {headline.by === 'PLATFORM' && <ReasonLine reason={reason} />}
      <p className={styles['line']}>{t(isParcel ? 'cancelled.parcel-no-rider' : 'cancelled.no-rider')}</p>
    </>
  );
}
