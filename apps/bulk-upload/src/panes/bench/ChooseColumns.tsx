import { useState } from 'react';
import { Button, PageFrame } from '@courier/ui-kit/core';
import { Field, Select } from '@courier/ui-kit/input';
import { useWording } from '../../copy';
import type { Mapping } from '../../model/columns';
import { missingColumns } from '../../model/map-columns';
import type { Sheet } from '../../model/sheet';
import type { SheetTable } from '../../model/sheet-table';
import { FirstRows } from '../begin/FirstRows';
import styles from './ChooseColumns.module.css';

interface ChooseColumnsProps {
  table: SheetTable;
  sheet: Sheet;
  /** What was found by itself. */
  found: Mapping;
  /** Some were chosen so for an earlier file. */
  isRemembered: boolean;
  onUse: (mapping: Mapping) => void;
  onAskAgain: () => void;
}

const NONE = '-1';

/** Which column of the sheet is which of ours. */
export function ChooseColumns({ table, sheet, found, isRemembered, onUse, onAskAgain }: ChooseColumnsProps) {
  const { t } = useWording();
  const [mapping, setMapping] = useState<Mapping>(found);
  const missing = missingColumns(mapping, table);
  const [first] = sheet.rows;
  const options = sheet.heading.map((heading, index) => {
    const example = first?.cells[index] ?? '';
    return { value: String(index), label: example === '' ? heading : `${heading} – ${example}` };
  });
  return (
    <PageFrame title={t('mapping.title')} note={t(isRemembered ? 'mapping.remembered' : 'mapping.text')}>
      <div className={styles.fields}>
        {table.columns.map((column) => (
          <Field
            key={column}
            label={t(`column.${column}`)}
            required={table.needed.has(column)}
            error={missing.includes(column) ? t('mapping.missing') : undefined}
          >
            <Select
              value={String(mapping[column] ?? NONE)}
              options={[{ value: NONE, label: t('mapping.none') }, ...options]}
              onValueChange={(value) =>
                setMapping(({ [column]: _, ...others }) =>
                  value === NONE ? others : { ...others, [column]: Number(value) },
                )
              }
            />
          </Field>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button onClick={onAskAgain}>{t('another')}</Button>
        <Button kind="primary" disabled={missing.length > 0} onClick={() => onUse(mapping)}>
          {t('mapping.use')}
        </Button>
      </div>
      <div className={styles.sheet}>
        <FirstRows {...sheet} />
      </div>
    </PageFrame>
  );
}
