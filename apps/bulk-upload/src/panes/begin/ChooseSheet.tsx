import type { SheetGlance } from '@courier/sheet-reader';
import { Button, PageFrame } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './begin.module.css';
import { StartCard } from './StartCard';

interface ChooseSheetProps {
  sheets: readonly SheetGlance[];
  onUse: (name: string) => void;
  onAskAgain: () => void;
}

/** Cells of the first row, shown to identify the sheet. */
const SHOWN_CELLS = 3;

export function ChooseSheet({ sheets, onUse, onAskAgain }: ChooseSheetProps) {
  const { t } = useWording();
  return (
    <PageFrame title={t('sheets.title')} note={t('mapping.text')}>
      <div className={styles.more}>
        {sheets.map(({ name, rows: [first] }) => (
          <StartCard
            key={name}
            icon="table"
            title={name}
            text={first?.cells
              .filter((text) => text !== '')
              .slice(0, SHOWN_CELLS)
              .join(' · ')}
            onClick={() => onUse(name)}
          />
        ))}
      </div>
      <p className={styles.back}>
        <Button onClick={onAskAgain}>{t('another')}</Button>
      </p>
    </PageFrame>
  );
}
