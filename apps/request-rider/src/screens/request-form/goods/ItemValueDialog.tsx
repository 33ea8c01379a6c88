import { Button, Dialog } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useMoney } from '../fee/use-money';
import { useStore } from 'zustand';
import { useRequest } from '../request/request-scope';
import styles from '../fee/questions.module.css';

export function ItemValueDialog() {
  const t = useCopy(NAMESPACE);
  const money = useMoney();
  const { submit } = useRequest();
  const question = useStore(submit.state, (state) => state.question);
  const { respond } = submit;
  if (!question) return null;
  const limit = money(question.limit);
  return (
    <Dialog open title={t('item-value.title', { limit })} onClose={() => respond(false)}>
      <p className={styles.text}>{t('item-value.text', { limit, amount: money(question.amount) })}</p>
      <div className={styles.row}>
        <Button kind="quiet" onClick={() => respond(false)}>
          {t('item-value.change')}
        </Button>
        <Button kind="primary" onClick={() => respond(true)}>
          {t('item-value.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
