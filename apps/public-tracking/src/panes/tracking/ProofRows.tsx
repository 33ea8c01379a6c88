import { useQuery } from '@tanstack/react-query';
import type { Tracking } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { formatTime } from '@courier/i18n/format';
import { useLocaleState, usePorts } from '@courier/shell-api';
import { Icon, PlainButton, useObjectUrl } from '@courier/ui-kit/plain';
import { proofPicture } from '../../api/public-tracking.queries';
import { NAMESPACE } from '../../copy';
import { statusLabelPath } from '../../model/status-label';
import styles from './proof-rows.module.css';

type Proof = NonNullable<Tracking['proofs']>[number];

/** Labels of the statuses with a picture. */
const STATUS_LABELS = {
  pickup: 'picked-up',
  delivery: 'delivered',
  return: 'returned',
} as const satisfies Readonly<Record<Proof['kind'], string>>;

interface ProofRowProps {
  orderId: string;
  proof: Proof;
  isParcel: boolean;
}

function ProofRow({ orderId, proof, isParcel }: ProofRowProps) {
  const t = useCopy(NAMESPACE);
  const { locale, country } = useLocaleState();
  const { kind, created_at: takenAt } = proof;
  const picture = useQuery(proofPicture(usePorts().api, orderId, proof));
  const address = useObjectUrl(picture.data);
  return (
    <details className={styles['proof']}>
      <summary>
        <span className={styles['thumb']}>
          {address === null ? <Icon name="camera" size={20} /> : <img src={address} alt="" />}
        </span>
        <span className={styles['words']}>
          <b>{t(statusLabelPath(STATUS_LABELS[kind], isParcel))}</b>
          <span>{t(`proof.taken.${kind}`, { time: formatTime(takenAt, locale, country.timezone) })}</span>
        </span>
        <Icon name="chevron-down" size={16} className={styles['fold']} />
      </summary>
      {address !== null && <img className={styles['picture']} src={address} alt={t(`proof.alt.${kind}`)} />}
      {picture.isError && (
        <p className={styles['missing']}>
          <span>{t('proof.missing')}</span>
          <PlainButton kind="quiet" size="s" busy={picture.isFetching} onClick={() => void picture.refetch()}>
            {t('problem.retry')}
          </PlainButton>
        </p>
      )}
    </details>
  );
}

/** Photos by the rider that the customer may see; each opens in full size. */
export function ProofRows({ tracking, isParcel }: { tracking: Tracking; isParcel: boolean }) {
  const { order_id: orderId, proofs = [] } = tracking;
  const t = useCopy(NAMESPACE);
  if (proofs.length === 0) return null;
  return (
    <section className={styles['proofs']} aria-label={t('proof.label')}>
      {proofs.map((proof) => (
        <ProofRow
          key={`${proof.kind} ${proof.created_at}`}
          orderId={orderId}
          proof={proof}
          isParcel={isParcel}
        />
      ))}
    </section>
  );
}
