import { useEffect } from 'react';
import type { Offer } from '@courier/api-client/rider-app';
import { nowInMs } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { formatDistance, formatList, formatTime, moneyParts, type MoneyPart } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { useSecondsUntil } from '@courier/shell-api/hooks';
import { CountdownRing, Money } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../copy';
import { wantedProofs } from '../model/missing-proofs';
import { RiderFrame } from './RiderFrame';
import styles from './rider.module.css';
import { useRiderApp, useRiderState } from './use-rider-app';

const RING_PIXELS = 112;
const BUZZ_MS = [400, 200, 400];

/** Amounts with three decimals need a smaller size beside the ring. */
function figureSize(parts: readonly MoneyPart[]): 'largest' | 'medium' | undefined {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  return length > 8 ? 'medium' : length > 7 ? undefined : 'largest';
}

/** An offer with its countdown; at 0 it closes by itself. */
export function OfferPane({ offer }: { offer: Offer }) {
  const t = useCopy(NAMESPACE);
  const app = useRiderApp();
  const { isBusy } = useRiderState();
  const { locale, country } = useLocaleState();
  // The countdown follows the phone's clock, the offer the server's.
  const aheadMs = nowInMs() - Date.now();
  const seconds = useSecondsUntil(offer.expires_at * 1000 - aheadMs);
  // Straight lines, or estimates of the server.
  const distance = (metres: number) => `≈ ${formatDistance(metres, locale)}`;
  const by = (at: number | null) =>
    at === null ? '' : ` · ${t('offer.by', { time: formatTime(at, locale, country.timezone) })}`;
  useEffect(() => {
    navigator.vibrate?.(BUZZ_MS);
  }, []);
  if (seconds === 0) return null;
  return (
    <RiderFrame
      foot={
        <>
          <button
            type="button"
            className={styles['big']}
            data-main
            disabled={isBusy}
            onClick={() => void app.accept(offer.offer_id)}
          >
            {t('offer.accept')}
          </button>
          <button
            type="button"
            className={styles['big']}
            disabled={isBusy}
            onClick={() => void app.decline(offer.offer_id)}
          >
            {t('offer.decline')}
          </button>
          <div className={styles['label']} style={{ textAlign: 'center' }}>
            {t('offer.silence')}
          </div>
        </>
      }
    >
      <section aria-label={t('offer.title')}>
        <div className={styles['spread']}>
          <div>
            <div className={styles['label']}>{t('offer.earn')}</div>
            <div
              className={styles['figure']}
              data-size={figureSize(moneyParts(offer.fee, country, { grouped: true, locale }))}
            >
              <Money amount={offer.fee} country={country} locale={locale} grouped />
            </div>
            <b>{t('offer.distance', { distance: distance(offer.approach_metres + offer.trip_metres) })}</b>
          </div>
          <div className={styles['ring']} role="timer" aria-label={t('offer.left', { seconds })}>
            <CountdownRing
              secondsLeft={seconds}
              totalSeconds={Math.max(1, offer.expires_at - offer.created_at)}
              size={RING_PIXELS}
            />
            <b>
              {seconds}
              <small>{t('offer.seconds')}</small>
            </b>
          </div>
        </div>
        <div className={styles['section']}>
          <div className={styles['rail']}>
            <div className={styles['point']}>
              <OfferStop stop={offer.pickup} />
              <p>
                <b>
                  {t('offer.from-you', { distance: distance(offer.approach_metres) })}
                  {by(offer.promised.pickup_at)}
                </b>
              </p>
            </div>
            <div className={styles['point']}>
              <OfferStop stop={offer.dropoff} />
              <p>
                <b>
                  {t('offer.from-shop', { distance: distance(offer.trip_metres) })}
                  {by(offer.promised.dropoff_at)}
                </b>
              </p>
            </div>
          </div>
        </div>
        <OfferLoad offer={offer} />
      </section>
    </RiderFrame>
  );
}

/** A shop with its street; of a person the street or area alone, until the rider accepts. */
function OfferStop({ stop: { name, address } }: { stop: Offer['pickup'] }) {
  return (
    <>
      {(name || address) && <h2 className={styles['heading']}>{name || address}</h2>}
      {name && address && <p>{address}</p>}
    </>
  );
}

/** What the rider carries, the cash, and the proofs. */
function OfferLoad({ offer }: { offer: Offer }) {
  const t = useCopy(NAMESPACE);
  const { locale, country } = useLocaleState();
  const proofs = wantedProofs(offer).filter((proof) => proof !== 'cash');
  return (
    <div className={styles['section']}>
      <div className={styles['pair']}>
        <span>{t('offer.load')}</span>
        <b>
          <bdi>{offer.items.description}</bdi>
        </b>
      </div>
      <div className={styles['pair']}>
        <span>{t('offer.cash')}</span>
        <b>
          {offer.items.amount_to_collect > 0 ? (
            <Money amount={offer.items.amount_to_collect} country={country} locale={locale} grouped />
          ) : (
            t('offer.no-cash')
          )}
        </b>
      </div>
      <div className={styles['pair']}>
        <span>{t('offer.proof')}</span>
        <b>
          {proofs.length === 0
            ? t('proof.none')
            : formatList(
                proofs.map((proof) => t(`proof.${proof}`)),
                locale,
              )}
        </b>
      </div>
    </div>
  );
}
