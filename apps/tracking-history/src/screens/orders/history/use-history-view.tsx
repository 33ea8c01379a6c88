import { useSearchParams } from 'react-router-dom';
import { Segmented } from '@courier/ui-kit/input';
import type { HistoryView } from '../../../model/lists/orders-view';
import { useWording } from '../../../copy';

/** Changing the view closes the open order. */
export function useHistoryView() {
  const { t } = useWording();
  const [query, setQuery] = useSearchParams();
  const view: HistoryView = query.get('view') === 'insights' ? 'insights' : 'orders';
  const show = (chosen: HistoryView) =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.delete('order_id');
      if (chosen === 'orders') next.delete('view');
      else next.set('view', chosen);
      return next;
    });
  const options = (['orders', 'insights'] as const).map((value) => ({ value, label: t(`views.${value}`) }));
  const choice = <Segmented label={t('views.label')} value={view} options={options} onValueChange={show} />;
  const isEvidence = query.get('view') === 'evidence' && query.get('order_id') !== null;
  return { view, isEvidence, choice };
}
