import type { ReactNode } from 'react';
import type { DeliveryReceipt } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { formatMoney } from '@courier/i18n/format';
import { routes, useFlag, useLocaleState } from '@courier/shell-api';
import { Moment, Money, PlainButton } from '@courier/ui-kit/plain';
import { listHandoverProofs, readFeeLines } from '@courier/api-client/order-rules';
import { NAMESPACE } from '../../copy';
import { readLinkKey } from '../../model/link-key';
import { OrderName } from '../../panes/page/OrderName';
import { PortalLink } from '../../panes/page/PortalLink';
import { PromiseLine } from '../../panes/page/PromiseLine';
import { listFeeRows } from './fee-rows';
import styles from './receipt.module.css';

const PAYMENTS = ['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY', 'ONLINE_PAYMENT'] as const;

/** What was delivered, when and at which price, with print styles. */
export function Receipt({ receipt }: { receipt: DeliveryReceipt }) {
  const t = useCopy(NAMESPACE);
  const { locale, country } = useLocaleState();
  const grouped = useFlag('digit-grouping');
  const { promised_range: range } = receipt;
  const renderTime = (at: number) => (
    <Moment at={at} locale={locale} timezone={country.timezone} show="day-time" />
  );
  const money = (amount: number) => (
    <Money amount={amount} country={country} locale={locale} grouped={grouped} />
  );
  const payment = PAYMENTS.find((known) => known === receipt.payment_status) ?? 'other';
  const proofs = listHandoverProofs(receipt.handover).map((proof) => t(`receipt.door.${proof}`));
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('receipt.from'), receipt.vendor_name],
    [
      t('receipt.what'),
      <bdi key="what" dir="auto">
        {receipt.description}
      </bdi>,
    ],
    [t('receipt.ordered'), renderTime(receipt.created_at)],
    [t('receipt.delivered'), renderTime(receipt.delivered_at)],
    ...(range
      ? [
          [
            t('receipt.promise'),
            <PromiseLine key="promise" range={range} deliveredAt={receipt.delivered_at} />,
          ] as const,
        ]
      : []),
    ...(proofs.length > 0 ? [[t('receipt.handover'), proofs.join(', ')] as const] : []),
    [t('receipt.amount'), money(receipt.amount)],
    [t('receipt.payment'), t(`payment.${payment}`)],
    ...listFeeRows(receipt, t).map(({ name, amount }) => [name, money(amount)] as const),
    ...(receipt.payer ? [[t('receipt.payer'), receipt.payer] as const] : []),
  ];
  const { taxInside } = readFeeLines(receipt.charges ?? []);
  return (
    <div data-paper="">
      <h1 className={styles['title']}>{t('receipt.title')}</h1>
      <p className={styles['order']}>
        <OrderName orderId={receipt.order_id} isShort />
      </p>
      <dl className={styles['rows']}>
        {rows.map(([name, value], index) => (
          // Two surcharges may have the same name.
          <div key={`${index} ${name}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {taxInside !== null && (
        <p className={styles['tax']}>
          {t('receipt.charge.tax-inside', {
            amount: formatMoney(taxInside, country, { grouped, locale }),
          })}
        </p>
      )}
      <div className={styles['actions']}>
        <PlainButton icon="receipt" onClick={() => window.print()}>
          {t('receipt.print')}
        </PlainButton>
        <PortalLink
          to={routes.publicTracking({
            orderId: receipt.order_id,
            key: readLinkKey(window.location.hash) ?? undefined,
          })}
        >
          {t('receipt.track')}
        </PortalLink>
      </div>
    </div>
  );
}
