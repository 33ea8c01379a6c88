import { useEffect } from 'react';
import { BULK_COLUMNS, NEEDED_BULK_COLUMNS } from '@courier/api-client';
import { PageFrame } from '@courier/ui-kit/core';
import { LIMITS, WORKBOOK_LIMITS } from '@courier/config';
import { useWording } from '../../copy';
import type { DraftShelf } from '../../api/draft-shelf';
import { prepareTasks } from '../../api/workbook-tasks';
import type { DraftHead } from '../../model/bench/draft';
import type { UnreadableWorkbook } from '../../model/file/unreadable-workbook';
import { EarlierFiles } from '../../panes/history/EarlierFiles';
import styles from '../../panes/begin/begin.module.css';
import { DropZone } from '../../panes/begin/DropZone';
import { LeftRows } from '../../panes/begin/LeftRows';
import { PasteRows } from '../../panes/begin/PasteRows';
import { StartFromFile } from './StartFromFile';
import { useOrderTemplate } from './use-order-template';

interface AskFileProps {
  vendorId: string;
  shelf: DraftShelf;
  problem: UnreadableWorkbook | null;
  onChoose: (file: File) => void;
  onPaste: (name: string, text: string) => Promise<UnreadableWorkbook | null>;
  onGoOn: (draft: DraftHead) => void;
  onStart: (file: DraftHead) => void;
}

export function AskFile({ vendorId, shelf, problem, onChoose, onPaste, onGoOn, onStart }: AskFileProps) {
  const { t, number } = useWording();
  const template = useOrderTemplate();
  useEffect(prepareTasks, []);
  return (
    <PageFrame title={t('title')}>
      <div className={styles.panes}>
        <div>
          <DropZone
            text={t('ask.text', { size: LIMITS.bulkFileBytes / 1024 / 1024 })}
            label={t('ask.file')}
            template={template}
            problem={problem}
            onChoose={onChoose}
          />
          <div className={styles.more}>
            <PasteRows onPaste={onPaste} onFile={onChoose} />
            <StartFromFile shelf={shelf} onStart={onStart} />
            <LeftRows shelf={shelf} onGoOn={onGoOn} />
          </div>
          <section className={styles.columns} aria-labelledby="bulk-columns">
            <h2 id="bulk-columns">{t('columns.title')}</h2> <span>{t('columns.needed')}</span>
            <ul>
              {BULK_COLUMNS.map((column) => (
                <li key={column} data-needed={NEEDED_BULK_COLUMNS.has(column) || undefined}>
                  {t(`column.${column}`)}
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
        <EarlierFiles vendorId={vendorId} shelf={shelf} />
      </div>
    </PageFrame>
  );
}
