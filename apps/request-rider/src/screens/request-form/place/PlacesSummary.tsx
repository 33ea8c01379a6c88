import { useCopy } from '@courier/i18n';
import { AddressText } from '@courier/ui-kit/text';
import { NAMESPACE } from '../../../copy';
import { useDraft, useSender } from '../request/request-scope';
import styles from './PlacesSummary.module.css';

export function PlacesSummary({ onEdit }: { onEdit(): void }) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const vendor = useSender();
  const address = useDraft(({ form }) => form.destinationTextAddress);
  return (
    <div className={styles.card}>
      <span className={styles.rail} aria-hidden="true">
        <span className={styles.ring} />
        <span className={styles.line} />
        <span className={styles.drop} />
      </span>
      <span className={styles.words}>
        <span className={styles.from}>{vendor.vendor_information.name}</span>
        <b className={styles.to}>
          <AddressText address={address} />
        </b>
      </span>
      <button type="button" className={styles.edit} aria-label={t('places.edit-label')} onClick={onEdit}>
        {common('action.edit')}
      </button>
    </div>
  );
}
