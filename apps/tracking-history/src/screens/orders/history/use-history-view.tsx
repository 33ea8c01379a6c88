import { useSearchParams } from 'react-router-dom';
import { useSession } from '@courier/shell-api';
import { Segmented } from '@courier/ui-kit/input';
import { toHistoryView, type HistoryView } from '../../../model/lists/orders-view';
import { useWording } from '../../../copy';

const WITHOUT_STATEMENTS = ['orders', 'insights'] as const;
const WITH_STATEMENTS = [...WITHOUT_STATEMENTS, 'statements'] as const;

/** Changing the view closes the open order. */
export function useHistoryView() {
  const { t } = useWording();
  const [query, setQuery] = useSearchParams();
  const { mode } = useSession();
  const view = toHistoryView(query.get('view'));
  const show = (chosen: HistoryView) =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.delete('order_id');
      if (chosen === 'orders') next.delete('view');
      else next.set('view', chosen);
      return next;
    });
  // An embedded portal has the session of one outlet.
  const views = mode === 'CLASSIC' ? WITH_STATEMENTS : WITHOUT_STATEMENTS;
  const options = views.map((value) => ({ value, label: t(`views.${value}`) }));
  const choice = <Segmented label={t('views.label')} value={view} options={options} onValueChange={show} />;
  const isEvidence = query.get('view') === 'evidence' && query.get('order_id') !== null;
  return { view, isEvidence, choice };
}
