import { ORDER_TABS, type OrderTab } from '@courier/api-client/order-rules';
import { Button, EmptyState } from '@courier/ui-kit/core';
import { useNarrow } from '@courier/shell-api/hooks';
import { useWording } from '../../../copy';
import { RequestRiderButton } from '../live/RequestRiderButton';

const ICONS = {
  new: 'scooter',
  scheduled: 'calendar',
  collected: 'scooter',
  delivered: 'check',
  cancelled: 'cross',
} as const;

interface EmptyTabProps {
  tab: OrderTab;
  counts: Readonly<Record<OrderTab, number>>;
  searchKey: string;
  /** How many orders were searched. */
  total: number;
  onShow(tab: OrderTab): void;
}

export function EmptyTab({ tab, counts, searchKey, total, onShow }: EmptyTabProps) {
  const { t } = useWording();
  const isNarrow = useNarrow();
  if (searchKey.trim() === '') {
    return (
      <EmptyState
        icon={ICONS[tab]}
        title={t(`empty.${tab}.title`)}
        text={t(`empty.${tab}.text`)}
        action={!isNarrow && (tab === 'new' || tab === 'collected') ? <RequestRiderButton /> : undefined}
      />
    );
  }
  const elsewhere = ORDER_TABS.find((other) => counts[other] > 0);
  return (
    <EmptyState
      icon="search"
      title={t('empty.search.title', { text: searchKey.trim() })}
      text={t('empty.search.text', { count: total })}
      action={
        elsewhere && (
          <Button onClick={() => onShow(elsewhere)}>
            {t('empty.searchElsewhere', { tab: t(`tabs.${elsewhere}`), count: counts[elsewhere] })}
          </Button>
        )
      }
    />
  );
}
