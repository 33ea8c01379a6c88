import type { Order } from '@courier/api-client';
import type { ProofKind } from '@courier/api-client/order-rules';
import { useWording } from '../../../copy';
import { useProof } from '../actions/use-proof';
import styles from '../Proof.module.css';

interface ProofThumbProps {
  order: Order;
  kind: ProofKind;
  /** Unix seconds. */
  takenAt: number;
}

export function ProofThumb({ order, kind, takenAt }: ProofThumbProps) {
  const { t } = useWording();
  const { address } = useProof(order, kind, takenAt);
  if (address === null) return null;
  return (
    <img className={styles.thumb} src={address} alt={t(`proof.alt.${kind}`, { name: order.customer.name })} />
  );
}
