import { useStore } from 'zustand';
import { Button, Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import type { CollectionPoint } from '../../flow/create-collection-point';
import { NAMESPACE } from '../../copy';
import styles from './fields.module.css';

/** Says that the form holds what was typed before the page was left. */
export function KeptNote({ point }: { point: CollectionPoint }) {
  const t = useCopy(NAMESPACE);
  const isKept = useStore(point.store, (state) => state.isKept);
  if (!isKept) return null;
  return (
    <div className={`${styles.wide} ${styles.kept}`} role="status">
      <Icon name="note" size={16} />
      <span>{t('kept.text')}</span>
      <Button kind="quiet" size="s" onClick={point.startOver}>
        {t('kept.start-over')}
      </Button>
    </div>
  );
}
