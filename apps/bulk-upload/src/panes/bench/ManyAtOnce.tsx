import { Button } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import type { BenchStore } from '../../flow/create-bench';
import type { BenchView } from './use-bench-view';

interface ManyAtOnceProps {
  store: BenchStore;
  view: BenchView;
}

/** What mends, or leaves out, many rows at once. */
export function ManyAtOnce({ store, view }: ManyAtOnceProps) {
  const { t } = useWording();
  const { bench, twins, filter } = view;
  const included = [...twins.keys()].filter(
    (row) => bench.rows[row]?.leftOut === false && !bench.rows[row].isConfirmed,
  );
  const repairs = store.repairs().length;
  return (
    <>
      {filter === 'TWIN' && included.length > 0 && (
        <Button size="s" icon="ban" onClick={() => store.leaveOut(included, true)}>
          {t('bench.leaveOutAll', { count: included.length })}
        </Button>
      )}
      {repairs > 0 && (
        <Button size="s" icon="sparkle" onClick={store.repairAll}>
          {t('bench.repairAll', { count: repairs })}
        </Button>
      )}
    </>
  );
}
