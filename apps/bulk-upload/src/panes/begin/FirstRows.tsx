import type { Sheet, SheetRow } from '@courier/sheet-reader';
import { VirtualTable } from '@courier/ui-kit/data';
import { useWording } from '../../copy';
import styles from './first-rows.module.css';

const COLUMN_WIDTH = 140;
const NUMBER_WIDTH = 64;

/** Enough rows to recognise a sheet. */
const SHOWN = 40;

export function FirstRows({ heading, rows }: Sheet) {
  const { t } = useWording();
  return (
    <div className={styles.first}>
      <VirtualTable<SheetRow>
        rows={rows.slice(0, SHOWN)}
        rowKey={({ number }) => String(number)}
        label={t('upload.first')}
        minWidth={NUMBER_WIDTH + heading.length * COLUMN_WIDTH}
        columns={[
          {
            key: 'number',
            title: t('rows.number'),
            width: NUMBER_WIDTH,
            align: 'end',
            render: ({ number }) => number,
          },
          ...heading.map((title, index) => ({
            key: String(index),
            title,
            render: ({ cells }: SheetRow) => cells[index] && <bdi>{cells[index]}</bdi>,
          })),
        ]}
      />
    </div>
  );
}
