import { Button, Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { hasContent } from '../../../model/draft/order-draft.store';
import { NAMESPACE } from '../../../copy';
import { useDraft } from '../request/request-scope';
import { useOrderToBeUpdated } from '../update/use-order-to-be-updated';
import styles from './FormHead.module.css';

export interface FormTools {
  /** Null for guests and during an update. */
  again: (() => void) | null;
  paste: (() => void) | null;
}

export function FormHead({ tools }: { tools: FormTools }) {
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
      <ToolButtons tools={tools} />
    </div>
  );
}

export function ToolButtons({ tools }: { tools: FormTools }) {
  const t = useCopy(NAMESPACE);
  if (!tools.again && !tools.paste) return null;
  return (
    <span className={styles.tools}>
      {tools.again && (
        <Button
          kind="quiet"
          size="s"
          icon="history"
          aria-keyshortcuts="O"
          data-press="again"
          onClick={tools.again}
        >
          {t('again.open')}
        </Button>
      )}
      {tools.paste && (
        <Button kind="secondary" size="s" icon="paste" data-press="paste" onClick={tools.paste}>
          {t('paste.open')}
        </Button>
      )}
    </span>
  );
}
