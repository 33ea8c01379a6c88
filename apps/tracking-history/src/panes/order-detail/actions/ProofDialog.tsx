import type { Order } from '@courier/api-client';
import type { ProofKind } from '@courier/api-client/order-rules';
import { Button, Dialog, PanelError, Skeleton } from '@courier/ui-kit/core';
import { useErrorDetail } from '@courier/i18n';
import { useWording } from '../../../copy';
import { useProof } from './use-proof';
import { useProofDownload } from './use-proof-download';
import styles from '../Proof.module.css';

interface ProofDialogProps {
  order: Order;
  kind: ProofKind;
  /** Unix seconds. */
  takenAt: number;
  onClose(): void;
}

export function ProofDialog({ order, kind, takenAt, onClose }: ProofDialogProps) {
  const { t, common, dateTime } = useWording();
  const errorDetail = useErrorDetail();
  const { address, error, refetch } = useProof(order, kind, takenAt);
  const { download, isSaving } = useProofDownload(order, kind);
  return (
    <Dialog
      open
      title={t(`proof.title.${kind}`)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('action.close')}</Button>
          <Button kind="primary" icon="download" busy={isSaving} onClick={download}>
            {common('action.download')}
          </Button>
        </>
      }
    >
      <p className={styles.taken}>{t('proof.taken', { time: dateTime(takenAt) })}</p>
      {address !== null && (
        <img
          className={styles.picture}
          src={address}
          alt={t(`proof.alt.${kind}`, { name: order.customer.name })}
        />
      )}
      {address === null && error === null && <Skeleton height={240} />}
      {address === null && error !== null && (
        <PanelError title={t('proof.failed')} text={errorDetail(error)} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
