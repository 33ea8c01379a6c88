import { Button } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import type { StatementActions } from './statement-actions';
import styles from './statements.module.css';

const PDF = 'PDF';

interface StatementButtonsProps {
  number: string;
  actions: StatementActions;
}

export function StatementButtons({ number, actions: { busy, hasPdf, open, save } }: StatementButtonsProps) {
  const { t } = useWording();
  const isBusy = (action: string) => busy?.number === number && busy.action === action;
  const files = [
    { type: 'csv', name: 'CSV', label: t('statements.csvOf', { number }) },
    { type: 'json', name: 'JSON', label: t('statements.jsonOf', { number }) },
  ] as const;
  return (
    <div className={styles.buttons}>
      <Button
        size="s"
        busy={isBusy('page')}
        aria-label={t('statements.openOf', { number })}
        onClick={() => open(number, 'page')}
      >
        {t('statements.open')}
      </Button>
      {hasPdf && (
        <Button
          kind="quiet"
          size="s"
          busy={isBusy('pdf')}
          aria-label={t('statements.pdfOf', { number })}
          onClick={() => open(number, 'pdf')}
        >
          {PDF}
        </Button>
      )}
      {files.map(({ type, name, label }) => (
        <Button
          key={type}
          kind="quiet"
          size="s"
          busy={isBusy(type)}
          aria-label={label}
          onClick={() => save(number, type)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
