import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Dialog, EmptyState, Kbd, PanelError, SkeletonRows } from '@courier/ui-kit/core';
import { AddressText } from '@courier/ui-kit/text';
import { countryAddressForm, shownAddress } from '@courier/config/address-form';
import { useLocaleState, usePorts } from '@courier/shell-api';
import type { Order } from '@courier/api-client';
import { latestOrdersOptions, orderBookOptions, ordersOf } from '@courier/api-client/queries';
import { formatDay } from '@courier/i18n/format';
import { useCopy } from '@courier/i18n';
import { onePerCustomer } from '../../../model/latest-customers';
import { draftLike } from '../../../model/draft/order-again';
import { NAMESPACE } from '../../../copy';
import { useRequest, useSender } from '../request/request-scope';
import { useMoney } from '../fee/use-money';
import styles from './OrderAgainDialog.module.css';

const SHOWN = 9;

/** The latest customers; a digit, or arrows and Enter, fills the form from their last order. */
export function OrderAgainDialog({ onClose }: { onClose(): void }) {
  const t = useCopy(NAMESPACE);
  const { api } = usePorts();
  const vendor = useSender();
  const { offer } = useRequest().filling;
  const { phonePrefix } = useLocaleState().country;
  const orders = useQuery(latestOrdersOptions(api, vendor.vendor_id));
  const { data: book } = useQuery(orderBookOptions());
  const list = useRef<HTMLUListElement>(null);
  // Keeps a digit that was pressed before the list was loaded.
  const [digit, setDigit] = useState<number | null>(null);
  const ids = orders.data?.ids;
  const shown = onePerCustomer(ordersOf(book, ids ?? [])).slice(0, SHOWN);

  const offerOrder = (order: Order) => {
    onClose();
    offer({ content: draftLike(order, phonePrefix), name: order.customer.name });
  };
  const takeNumber = useEffectEvent((number: number) => {
    const wanted = shown[number - 1];
    if (wanted) offerOrder(wanted);
  });
  useEffect(() => {
    if (digit !== null) takeNumber(digit);
  }, [digit, ids, book]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (/^[1-9]$/.test(event.key)) return setDigit(Number(event.key));
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      const rows = [...(list.current?.querySelectorAll('button') ?? [])];
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const now = rows.findIndex((row) => row === document.activeElement);
      rows[(now + step + rows.length) % rows.length]?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Dialog open title={t('again.title')} onClose={onClose} width={560}>
      <div className={styles.body}>
        {orders.isError && !orders.isFetching ? (
          <PanelError title={t('again.not-read')} onRetry={() => void orders.refetch()} />
        ) : orders.isPending ? (
          <SkeletonRows label={t('again.loading')} rows={4} rowHeight={52} />
        ) : shown.length === 0 ? (
          <EmptyState icon="history" title={t('again.empty')} text={t('again.empty-text')} />
        ) : (
          <ul ref={list} className={styles.list}>
            {shown.map((order, index) => (
              <Row
                key={order.order_id}
                order={order}
                number={index + 1}
                first={index === 0}
                onTake={() => offerOrder(order)}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

interface RowProps {
  order: Order;
  number: number;
  first: boolean;
  onTake(): void;
}

function Row({ order, number, first, onTake }: RowProps) {
  const { locale, country } = useLocaleState();
  const money = useMoney();
  const { customer, order: goods, created_at } = order;
  return (
    <li>
      <button type="button" className={styles.row} onClick={onTake} autoFocus={first}>
        <Kbd>{String(number)}</Kbd>
        <span className={styles.words}>
          <b className={styles.name}>{customer.name}</b>
          <span className={styles.address}>
            <AddressText
              address={shownAddress(
                countryAddressForm(country.country),
                customer.location.address,
                customer.location.address_parts,
              )}
            />
          </span>
        </span>
        <span className={styles.side}>
          <bdi dir="ltr">{money(goods.amount)}</bdi>
          <span className={styles.day}>{formatDay(created_at, locale, country.timezone)}</span>
        </span>
      </button>
    </li>
  );
}
