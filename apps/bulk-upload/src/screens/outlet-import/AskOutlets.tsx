import { useEffect } from 'react';
import { LIMITS } from '@courier/config';
import { saveFile } from '@courier/config/document';
import { PageFrame } from '@courier/ui-kit/core';
import type { DraftShelf } from '../../api/draft-shelf';
import { prepareTasks } from '../../api/workbook-tasks';
import { writeSheet } from '../../api/workbooks';
import { useWording } from '../../copy';
import type { DraftHead } from '../../model/bench/draft';
import type { UnreadableWorkbook } from '../../model/file/unreadable-workbook';
import { OUTLET_TABLE } from '../../model/outlets/outlet-table';
import { templateLook, templateRows } from '../../model/result/written-sheet';
import { DropZone } from '../../panes/begin/DropZone';
import { LeftRows } from '../../panes/begin/LeftRows';
import { PasteRows } from '../../panes/begin/PasteRows';
import styles from '../../panes/begin/begin.module.css';

interface AskOutletsProps {
  parentName: string;
  shelf: DraftShelf;
  problem: UnreadableWorkbook | null;
  onChoose: (file: File) => void;
  onPaste: (name: string, text: string) => Promise<UnreadableWorkbook | null>;
  onGoOn: (draft: DraftHead) => void;
}

const FILE_NAME = 'collection-points.xlsx';

/** Downloads the template. */
async function saveTemplate() {
  const file = await writeSheet(templateRows(OUTLET_TABLE, []), templateLook(OUTLET_TABLE), FILE_NAME);
  saveFile(file, FILE_NAME);
}

export function AskOutlets({ parentName, shelf, problem, onChoose, onPaste, onGoOn }: AskOutletsProps) {
  const { t, number } = useWording();
  useEffect(prepareTasks, []);
  return (
    <PageFrame title={t('outlets.title')} note={t('outlets.under', { name: parentName })}>
      <DropZone
        text={t('outlets.text', { size: LIMITS.bulkFileBytes / 1024 / 1024 })}
        label={t('outlets.file')}
        template={{ download: () => void saveTemplate(), isBusy: false }}
        problem={problem}
        onChoose={onChoose}
      />
      <div className={styles.more}>
        <PasteRows onPaste={onPaste} onFile={onChoose} />
        <LeftRows shelf={shelf} onGoOn={onGoOn} />
      </div>
      <section className={styles.columns} aria-labelledby="outlet-columns">
        <h2 id="outlet-columns">{t('columns.title')}</h2> <span>{t('columns.needed')}</span>
        <ul>
          {OUTLET_TABLE.columns.map((column) => (
            <li key={column} data-needed={OUTLET_TABLE.needed.has(column) || undefined}>
              {t(`column.${column}`)}
            </li>
          ))}
        </ul>
        <p>{t('outlets.limit', { rows: number(LIMITS.outletImportRows) })}</p>
      </section>
    </PageFrame>
  );
}
