import type { Evidence, Order } from '@courier/api-client';
import { EvidenceActions } from './EvidenceActions';
import { EvidenceSheet } from './EvidenceSheet';
import { PointsList } from './PointsList';
import { ReplayPane } from './ReplayPane';
import type { Signed } from './SignatureLine';
import { useWording } from '../../copy';
import styles from './EvidencePane.module.css';

interface EvidencePaneProps {
  order: Order;
  evidence: Evidence;
  /** Null while the server signs it. */
  signed: Signed | null;
}

export default function EvidencePane({ order, evidence, signed }: EvidencePaneProps) {
  const { t } = useWording();
  return (
    <div className={styles.page}>
      {/* Focusable, because it scrolls by itself and must be reachable by keyboard. */}
      <div
        className={`${styles.paper} prints-alone`}
        role="region"
        aria-label={t('evidence.page')}
        tabIndex={0}
      >
        <EvidenceSheet order={order} evidence={evidence} signed={signed} />
        <div className={styles.onPaper}>
          <PointsList evidence={evidence} />
        </div>
      </div>
      <aside className={styles.aside}>
        <ReplayPane evidence={evidence} />
        <EvidenceActions evidence={evidence} signed={signed} onPrint={() => window.print()} />
      </aside>
    </div>
  );
}
