import { useWording } from '../../../copy';
import type { BenchStore } from '../../../flow/bench/create-bench';
import styles from './CellHelp.module.css';
import { TwinHelp } from './TwinHelp';
import type { BenchView } from '../view/use-bench-view';

export function CellHelp({ store, view }: { store: BenchStore; view: BenchView }) {
  const { t } = useWording();
  const { row } = view.at;
  const found = view.bench.rows[row];
  if (found && (found.leftOut || view.twins.has(row)))
    return <TwinHelp store={store} view={view} row={row} />;
  return <p className={styles.help}>{t('bench.keys')}</p>;
}
