import type { Vendor } from '@courier/api-client';
import { Icon, IconButton } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { isManagedElsewhere } from '../../model/parents';
import { NAMESPACE } from '../../copy';
import styles from './list.module.css';

interface PointListProps {
  points: readonly Vendor[];
  /** Opens one to change it; null where nobody may. */
  onEdit: ((vendorId: string) => void) | null;
}

/** One row for each collection point. */
export function PointList({ points, onEdit }: PointListProps) {
  const t = useCopy(NAMESPACE);
  return (
    <ul className={styles.list} aria-label={t('title')}>
      {points.map(({ vendor_id: id, vendor_information: { name, location } }) => (
        <li key={id} className={styles.row}>
          <Icon name="outlet" size={18} />
          <div className={styles.words}>
            <span>
              <bdi>{name}</bdi>{' '}
              <span className={styles.id}>
                - <bdi>{id}</bdi>
              </span>
            </span>
            <bdi className={styles.address}>{location.address_text}</bdi>
          </div>
          {isManagedElsewhere(id) ? (
            <span className={styles.lock} role="img" aria-label={t('elsewhere')} title={t('elsewhere')}>
              <Icon name="lock" size={16} />
            </span>
          ) : (
            onEdit && <IconButton icon="edit" label={t('edit', { name })} onClick={() => onEdit(id)} />
          )}
        </li>
      ))}
    </ul>
  );
}
