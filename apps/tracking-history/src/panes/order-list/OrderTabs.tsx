import { ORDER_TABS, type OrderTab } from '@courier/api-client/order-rules';
import { Tabs } from '@courier/ui-kit/data';
import { useWording } from '../../copy';

/** Base of the ids of tabs and panel. */
export const TABS_ID = 'orders';

interface OrderTabsProps {
  shown: OrderTab;
  /** Null while the list is loading. */
  counts: Readonly<Record<OrderTab, number>> | null;
  onShow(tab: OrderTab): void;
}

export function OrderTabs({ shown, counts, onShow }: OrderTabsProps) {
  const { t } = useWording();
  const items = ORDER_TABS.map((tab) => ({ key: tab, label: t(`tabs.${tab}`), count: counts?.[tab] }));
  return <Tabs id={TABS_ID} label={t('tabs.label')} items={items} active={shown} onActivate={onShow} />;
}
