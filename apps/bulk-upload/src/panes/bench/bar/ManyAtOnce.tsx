import { useState } from 'react';
import { Button } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/bench/create-bench';
import { RepairList } from './RepairList';
import type { BenchView } from '../view/use-bench-view';

interface ManyAtOnceProps {
  store: BenchStore;
  view: BenchView;
}

export function ManyAtOnce({ store, view }: ManyAtOnceProps) {
  const { t } = useWording();
  const { bench, twins, filter } = view;
  const included = [...twins.keys()].filter(
    (row) => bench.rows[row]?.leftOut === false && !bench.rows[row].isConfirmed,
  );
  const repairs = store.repairs();
  const [isListed, setListed] = useState(false);
  return (
    <>
      {filter === 'TWIN' && included.length > 0 && (
        <Button size="s" icon="ban" onClick={() => store.leaveOut(included, true)}>
          {t('bench.leaveOutAll', { count: included.length })}
        </Button>
      )}
      {repairs.length > 0 && (
        <Button size="s" icon="sparkle" aria-haspopup="dialog" onClick={() => setListed(true)}>
          {t('bench.repairAll', { count: repairs.length })}
        </Button>
      )}
      {isListed && (
        <RepairList
          rows={bench.rows}
          repairs={repairs}
          onClose={() => setListed(false)}
          onRepair={() => {
            setListed(false);
            store.repairAll();
          }}
        />
      )}
    </>
  );
}
