import { orderNumber } from '@courier/api-client/order-rules';
import type { RiderStatus } from '@courier/api-client/rider-app';
import { useCopy } from '@courier/i18n';
import { useLocaleState } from '@courier/shell-api';
import { Moment } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../copy';
import type { Stage, Stop } from '../model/stage';
import { PhotoButton } from './PhotoButton';
import { RiderFrame } from './RiderFrame';
import styles from './rider.module.css';
import { StopPlace } from './StopPlace';
import { UnsentList } from './UnsentList';
import { useRiderApp } from './use-rider-app';

const NEXT: Readonly<
  Record<
    Exclude<Stage, 'at-door'>,
    { status: RiderStatus; label: 'arrived-shop' | 'collected' | 'arrived-door' | 'returned' }
  >
> = {
  'to-shop': { status: 'NEAR_VENDOR', label: 'arrived-shop' },
  'at-shop': { status: 'PICKED_UP', label: 'collected' },
  'to-customer': { status: 'NEAR_CUSTOMER', label: 'arrived-door' },
  'to-shop-again': { status: 'RETURNED_TO_VENDOR', label: 'returned' },
};

interface StopPaneProps {
  stop: Stop & { stage: Exclude<Stage, 'at-door'> };
  onProblem(): void;
}

/** The way to the next stop, and what happens at the shop. */
export function StopPane({ stop, onProblem }: StopPaneProps) {
  const t = useCopy(NAMESPACE);
  const app = useRiderApp();
  const { locale, country } = useLocaleState();
  const { delivery, draft, stage } = stop;
  const { status, label } = NEXT[stage];
  const isAtShop = stage === 'at-shop';
  const isBlocked = isAtShop && !draft.areItemsChecked;
  const isToCustomer = stage === 'to-customer';
  const promisedAt = isToCustomer ? delivery.promised.dropoff_at : delivery.promised.pickup_at;
  return (
    <RiderFrame
      foot={
        <>
          <button
            type="button"
            className={styles['big']}
            data-main
            aria-disabled={isBlocked}
            onClick={() => {
              if (!isBlocked) void app.report(stop, status);
            }}
          >
            {t(`stop.${label}`)}
            {isBlocked && <small>{t('stop.check-first')}</small>}
          </button>
          <button type="button" className={styles['big']} onClick={onProblem}>
            {t(isToCustomer ? 'action.problem-or-return' : 'action.problem')}
          </button>
        </>
      }
    >
      <b>{t(`stage.${stage}`)}</b>
      {promisedAt !== null && stage !== 'to-shop-again' && (
        <>
          <div className={styles['label']}>{t(isToCustomer ? 'stop.dropoff-by' : 'stop.pickup-by')}</div>
          <div className={styles['figure']}>
            <Moment at={promisedAt} locale={locale} timezone={country.timezone} />
          </div>
        </>
      )}
      {isToCustomer ? (
        <StopPlace place={delivery.dropoff} label={t('stop.deliver-to')} callLabel={t('action.call')} />
      ) : (
        <StopPlace
          place={delivery.pickup}
          label={t(stage === 'to-shop-again' ? 'stop.return-to' : 'stop.collect-from')}
          callLabel={t('action.call-shop')}
        />
      )}
      {!isToCustomer && (
        <div className={styles['section']}>
          <div className={styles['label']}>{t('stop.number')}</div>
          <bdi dir="ltr" className={styles['figure']} data-size="medium">
            {orderNumber(delivery.order_id)}
          </bdi>
          <p className={styles['text']}>
            <bdi>{delivery.items.description}</bdi>
          </p>
          {isAtShop && (
            <label className={styles['check']}>
              <input
                className={styles['box']}
                type="checkbox"
                checked={draft.areItemsChecked}
                onChange={(event) => app.enter(stop, { areItemsChecked: event.target.checked })}
              />
              {t('stop.checked')}
            </label>
          )}
          {stage !== 'to-shop' && (
            <PhotoButton
              stop={stop}
              proof={isAtShop ? 'pickup' : 'return'}
              label={t(isAtShop ? 'stop.photo-pickup' : 'stop.photo-return')}
            />
          )}
        </div>
      )}
      <UnsentList />
    </RiderFrame>
  );
}
