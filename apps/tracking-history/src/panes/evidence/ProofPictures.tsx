import { listHandoverProofs } from '@courier/api-client/order-rules';
import type { Evidence, Order } from '@courier/api-client';
import { useProof } from '../order-detail/actions/use-proof';
import { useWording } from '../../copy';
import styles from './EvidenceParts.module.css';

interface PictureProps {
  order: Order;
  proof: Evidence['proofs'][number];
}

function Picture({ order, proof: { kind, created_at, metres } }: PictureProps) {
  const { t, clock, distance } = useWording();
  const { address } = useProof(order, kind, created_at);
  return (
    <figure className={styles.picture}>
      {address === null ? (
        <span className={styles.blank} />
      ) : (
        <img src={address} alt={t(`proof.alt.${kind}`, { name: order.customer.name })} />
      )}
      <figcaption>
        <b>
          {t(`evidence.proof.${kind}`)} <bdi dir="ltr">{clock(created_at)}</bdi>
        </b>
        {metres !== null && (
          <span>
            {t(kind === 'delivery' ? 'evidence.from-door' : 'evidence.from-shop', {
              distance: distance(metres),
            })}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

type DeletedProof = NonNullable<Evidence['deleted_proofs']>[number];

/** The bytes are gone; their hash is in the signed file. */
function DeletedPicture({ kind, created_at, deleted_at }: DeletedProof) {
  const { t, clock, day } = useWording();
  return (
    <li>
      {kind === 'signature' ? t('door.signature') : t(`evidence.proof.${kind}`)}{' '}
      <bdi dir="ltr">{clock(created_at)}</bdi> · {t('evidence.deleted', { time: day(deleted_at) })}
    </li>
  );
}

export function ProofPictures({
  order,
  evidence: { proofs, deleted_proofs: deleted = [] },
}: {
  order: Order;
  evidence: Evidence;
}) {
  const { t } = useWording();
  const atDoor = listHandoverProofs(order.handover);
  return (
    <section>
      <div className={styles.head}>
        <h3>{t('evidence.proofs')}</h3>
        <span>{t('evidence.photos', { count: proofs.length })}</span>
      </div>
      {atDoor.length > 0 && <p>{atDoor.map((proof) => t(`door.${proof}`)).join(', ')}</p>}
      {deleted.length > 0 && (
        <ul className={styles.deleted}>
          {deleted.map((proof) => (
            <DeletedPicture key={`${proof.kind} ${proof.created_at}`} {...proof} />
          ))}
        </ul>
      )}
      <div className={styles.pictures}>
        {proofs.map((proof) => (
          <Picture key={`${proof.kind} ${proof.created_at}`} order={order} proof={proof} />
        ))}
      </div>
    </section>
  );
}
