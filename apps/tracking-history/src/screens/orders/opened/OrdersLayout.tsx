import { useId, type ReactNode } from 'react';
import type { Order } from '@courier/api-client';
import { useNarrow } from '@courier/shell-api/hooks';
import { keepToastsAbove } from '@courier/ui-kit/core';
import styles from './OrdersLayout.module.css';
import { OpenedPanes } from './OpenedPanes';
import { AlertsButton } from '../../../panes/alerts/AlertsButton';
import { OverviewMap } from '../../../panes/order-map/OverviewMap';
import { useWording } from '../../../copy';
import type { OpenedOrder } from './use-opened-order';

interface OrdersLayoutProps {
  title: string;
  choice: ReactNode;
  search: ReactNode;
  /** Switches between list and board; null where there is no board. */
  view: ReactNode;
  outlets: ReactNode;
  list: ReactNode;
  /** Fixed below the list on a phone. */
  foot: ReactNode;
  /** Listed orders, for the map while none is open. */
  listed: readonly Order[];
  opened: OpenedOrder;
}

/** On a phone the list, or the open order with map and sheet. */
export function OrdersLayout({
  title,
  choice,
  search,
  view,
  outlets,
  list,
  foot,
  listed,
  opened,
}: OrdersLayoutProps) {
  const { t } = useWording();
  const isNarrow = useNarrow();
  const titleId = useId();
  const isOpen = opened.orderId !== null;
  const showsList = !isNarrow || !isOpen;
  return (
    <div className={styles.screen} aria-labelledby={titleId} role="region">
      <h1 id={titleId} className="sr-only">
        {title}
      </h1>
      {showsList && (
        <div className={styles.bar}>
          {isNarrow && (
            <div className={styles.search}>
              {search}
              <AlertsButton />
            </div>
          )}
          {isNarrow && view && <div className={styles.view}>{view}</div>}
          <div className={styles.choice}>{choice}</div>
          {!isNarrow && <div className={styles.outlets}>{outlets}</div>}
          {!isNarrow && <div className={styles.search}>{search}</div>}
          {!isNarrow && view}
          {!isNarrow && <AlertsButton />}
        </div>
      )}
      <div className={isNarrow && isOpen ? styles.opened : styles.panes}>
        {showsList && list}
        {showsList && isNarrow && (
          <div ref={keepToastsAbove} className={styles.foot}>
            {foot}
          </div>
        )}
        {isOpen && <OpenedPanes opened={opened} isNarrow={isNarrow} />}
        {!isOpen && !isNarrow && (
          <>
            <section className={styles.map}>
              <OverviewMap orders={listed} />
            </section>
            <section className={styles.detail} aria-label={t('detail.label')}>
              <div className={styles.choose}>
                <b>{t('detail.choose')}</b>
                <span>{t('detail.chooseText')}</span>
              </div>
            </section>
          </>
        )}
      </div>
    </div>
  );
}
