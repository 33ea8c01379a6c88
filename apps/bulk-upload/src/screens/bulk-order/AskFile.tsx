import { BULK_COLUMNS, NEEDED_BULK_COLUMNS } from '@courier/api-client';
import { PageFrame } from '@courier/ui-kit/core';
import { WORKBOOK_LIMITS } from '@courier/config';
import { useWording } from '../../copy';
import type { FileProblem } from '../../model/file-check';
import type { Sheet } from '../../model/sheet';
import { EarlierFiles } from '../../panes/history/EarlierFiles';
import styles from './AskFile.module.css';
import { DropZone } from './DropZone';
import { PasteRows } from './PasteRows';

interface AskFileProps {
  vendorId: string;
  problem: FileProblem | null;
  onChoose: (file: File) => void;
  onPaste: (name: string, sheet: Sheet) => void;
}

/** Where a file is chosen, beside those of earlier. */
export function AskFile({ vendorId, problem, onChoose, onPaste }: AskFileProps) {
  const { t, number } = useWording();
  return (
    <PageFrame title={t('title')}>
      <div className={styles.panes}>
        <div>
          <DropZone problem={problem} onChoose={onChoose} />
          <div className={styles.more}>
            <PasteRows onPaste={onPaste} />
          </div>
          <section className={styles.columns} aria-labelledby="bulk-columns">
            <h2 id="bulk-columns">{t('columns.title')}</h2> <span>{t('columns.needed')}</span>
            <ul>
              {BULK_COLUMNS.map((column) => (
                <li key={column} dir="ltr" data-needed={NEEDED_BULK_COLUMNS.has(column) || undefined}>
                  {column}
                </li>
              ))}
            </ul>
            <p>
              {t('columns.limits', {
                rows: number(WORKBOOK_LIMITS.rows),
                columns: WORKBOOK_LIMITS.columns,
                characters: number(WORKBOOK_LIMITS.cellCharacters),
              })}
            </p>
          </section>
        </div>
        <EarlierFiles vendorId={vendorId} />
      </div>
    </PageFrame>
  );
}
