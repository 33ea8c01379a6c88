import { Button } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import styles from './ExportDialog.module.css';
import type { HistoryExport } from './use-history-export';
import { useTransactions } from './use-transactions';

export function SaveTransactions({ made }: { made: HistoryExport }) {
  const { t } = useWording();
  const { saving, save } = useTransactions(made);
  return (
    <div className={styles.other}>
      <Button size="s" icon="receipt" busy={saving === 'csv'} onClick={() => save('csv')}>
        {t('export.transactions')}
      </Button>
      <Button size="s" icon="table" busy={saving === 'sheet'} onClick={() => save('sheet')}>
        {t('export.transactionsSheet')}
      </Button>
      <span>{t('export.transactionsHint')}</span>
    </div>
  );
}
