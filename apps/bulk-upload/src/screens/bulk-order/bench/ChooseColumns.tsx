import { useState } from 'react';
import { BULK_COLUMNS, NEEDED_BULK_COLUMNS } from '@courier/api-client';
import { Button, PageFrame } from '@courier/ui-kit/core';
import { Field, Select } from '@courier/ui-kit/input';
import { useWording } from '../../../copy';
import { missingColumns, type Mapping } from '../../../model/map-columns';
import type { Sheet } from '../../../model/sheet';
import styles from './ChooseColumns.module.css';

interface ChooseColumnsProps {
  sheet: Sheet;
  /** What was found by itself. */
  found: Mapping;
  onUse: (mapping: Mapping) => void;
  onAskAgain: () => void;
}

const NONE = '-1';

/** Which column of the sheet is which of ours. */
export function ChooseColumns({ sheet, found, onUse, onAskAgain }: ChooseColumnsProps) {
  const { t } = useWording();
  const [mapping, setMapping] = useState<Mapping>(found);
  const missing = missingColumns(mapping);
  const [first] = sheet.rows;
  const options = sheet.heading.map((heading, index) => {
    const example = first?.cells[index] ?? '';
    return { value: String(index), label: example === '' ? heading : `${heading} – ${example}` };
  });
  return (
    <PageFrame title={t('mapping.title')} note={t('mapping.text')}>
      <div className={styles.fields}>
        {BULK_COLUMNS.map((column) => (
          <Field
            key={column}
            label={t(`column.${column}`)}
            required={NEEDED_BULK_COLUMNS.has(column)}
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
    </PageFrame>
  );
}
