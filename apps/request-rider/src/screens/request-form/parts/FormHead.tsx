import { Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { hasContent } from '../../../model/order-draft.store';
import { NAMESPACE } from '../../../namespace';
import { useDraft } from '../state/request-scope';
import { useOrderToBeUpdated } from '../state/use-order-to-be-updated';
import styles from './FormHead.module.css';

/** Title of the form and the sign that nothing typed can be lost. */
export function FormHead() {
  const t = useCopy(NAMESPACE);
  const saved = useDraft(hasContent);
  const updating = useOrderToBeUpdated() !== null;
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{updating ? t('update.title') : t('title')}</h1>
      {saved && (
        <span className={styles.saved}>
          <Icon name="check" size={14} />
          {t('form.draft-saved')}
        </span>
      )}
    </div>
  );
}
