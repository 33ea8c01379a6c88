import { VirtualTable } from '@courier/ui-kit/data';
import { useWording } from '../../copy';
import type { Sheet, SheetRow } from '../../model/sheet';
import styles from './Uploading.module.css';

const COLUMN_WIDTH = 140;
const NUMBER_WIDTH = 64;

/** The beginning of the sheet that is being uploaded, as it stands in the file. */
export function FirstRows({ heading, rows }: Sheet) {
  const { t } = useWording();
  return (
    <div className={styles.first}>
      <VirtualTable<SheetRow>
        rows={rows}
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
            render: ({ cells }: SheetRow) => <bdi>{cells[index]}</bdi>,
          })),
        ]}
      />
    </div>
  );
}
