import { useSearchParams } from 'react-router-dom';
import { useSession } from '@courier/shell-api';
import { Segmented } from '@courier/ui-kit/input';
import { useWording } from '../../../copy';

/** The list, or the board of all running orders, which guests do not have. */
export function useTrackingView() {
  const { t } = useWording();
  const isGuest = useSession().mode === 'GUEST';
  const [query, setQuery] = useSearchParams();
  const view = !isGuest && query.get('view') === 'board' && !query.has('order_id') ? 'board' : 'list';
  const show = (chosen: 'list' | 'board') =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.delete('order_id');
      if (chosen === 'list') next.delete('view');
      else next.set('view', chosen);
      return next;
    });
  /** Opens the order in the list; going back returns to the board. */
  const open = (orderId: string) =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.set('order_id', orderId);
      return next;
    });
  const options = (['list', 'board'] as const).map((value) => ({ value, label: t(`views.${value}`) }));
  const choice = isGuest ? null : (
    <Segmented label={t('views.label')} value={view} options={options} onValueChange={show} />
  );
  return { view, choice, open };
}
