import { useRef, type KeyboardEvent } from 'react';
import { ORDER_TABS, type OrderTab } from '@courier/api-client/order-rules';
import { useLocaleState } from '@courier/shell-api';
import { useWording } from '../../wording/use-wording';
import styles from './OrderTabs.module.css';

export const TAB_PANEL_ID = 'orders-panel';
export const tabId = (tab: OrderTab) => `orders-tab-${tab}`;

interface OrderTabsProps {
  shown: OrderTab;
  /** Null while the list is loading. */
  counts: Readonly<Record<OrderTab, number>> | null;
  onShow(tab: OrderTab): void;
}

export function OrderTabs({ shown, counts, onShow }: OrderTabsProps) {
  const { t } = useWording();
  const { direction } = useLocaleState();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const towardsEnd = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const towardsStart = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const last = ORDER_TABS.length - 1;
    const now = ORDER_TABS.indexOf(shown);
    const targets: Record<string, number> = {
      [towardsEnd]: now === last ? 0 : now + 1,
      [towardsStart]: now === 0 ? last : now - 1,
      Home: 0,
      End: last,
    };
    const tab = ORDER_TABS[targets[event.key] ?? -1];
    if (!tab) return;
    event.preventDefault();
    onShow(tab);
    list.current?.querySelector<HTMLElement>(`#${tabId(tab)}`)?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={t('tabs.label')} className={styles.tabs} onKeyDown={move}>
      {ORDER_TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === shown}
          aria-controls={TAB_PANEL_ID}
          tabIndex={tab === shown ? 0 : -1}
          className={styles.tab}
          onClick={() => onShow(tab)}
        >
          {t(`tabs.${tab}`)}
          <span className={styles.count}>{counts ? counts[tab] : '–'}</span>
        </button>
      ))}
    </div>
  );
}
