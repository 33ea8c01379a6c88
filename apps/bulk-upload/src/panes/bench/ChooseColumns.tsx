import { useMemo, useState } from 'react';
import {
  findColumns,
  missingColumns,
  proposeColumns,
  withHeading,
  type SheetColumn,
  type Mapping,
  type Sheet,
} from '@courier/sheet-reader';
import { useLocaleState } from '@courier/shell-api';
import { Button, PageFrame } from '@courier/ui-kit/core';
import { Field, Select } from '@courier/ui-kit/input';
import { useWording } from '../../copy';
import type { SheetTable } from '../../model/sheet-table';
import { FirstRows } from '../begin/FirstRows';
import styles from './ChooseColumns.module.css';
import { HeadingChoice } from './HeadingChoice';

interface ChooseColumnsProps {
  table: SheetTable;
  sheet: Sheet;
  /** The sheet before columns were joined. */
  unjoined?: Sheet | undefined;
  /** The proposed mapping. */
  found: Mapping;
  /** Whether some columns come from an earlier choice. */
  isRemembered: boolean;
  onUse: (sheet: Sheet, mapping: Mapping) => void;
  onAskAgain: () => void;
}

const NONE = '-1';

export function ChooseColumns({
  table,
  sheet: given,
  unjoined = given,
  found,
  isRemembered,
  onUse,
  onAskAgain,
}: ChooseColumnsProps) {
  const { t } = useWording();
  const [sheet, setSheet] = useState(given);
  const [mapping, setMapping] = useState<Mapping>(found);
  const { isoCurrency } = useLocaleState().country;
  const { doubts, weak } = useMemo(() => findColumns(sheet, undefined, table), [sheet, table]);
  function moveHeading(number: number | null) {
    const moved = proposeColumns(withHeading(unjoined, number), new Map(), table, isoCurrency);
    setSheet(moved.sheet);
    setMapping(moved.mapping);
  }
  function hintFor(column: SheetColumn): string | undefined {
    const others = doubts.get(column);
    if (!others) return weak.has(column) ? t('mapping.weak') : undefined;
    if (others.length === 0) return t('mapping.ofOne');
    const names = others.map((place) => `“${sheet.heading[place] ?? ''}”`).join(', ');
    return t('mapping.doubt', { names });
  }
  const missing = missingColumns(mapping, table);
  const [first] = sheet.rows;
  const options = sheet.heading.map((heading, index) => {
    const example = first?.cells[index] ?? '';
    return { value: String(index), label: example === '' ? heading : `${heading} – ${example}` };
  });
  return (
    <PageFrame title={t('mapping.title')} note={t(isRemembered ? 'mapping.remembered' : 'mapping.text')}>
      <div className={styles.heading}>
        <HeadingChoice sheet={sheet} given={unjoined} onChoose={moveHeading} />
      </div>
      <div className={styles.fields}>
        {table.columns.map((column) => (
          <Field
            key={column}
            label={t(`column.${column}`)}
            required={table.needed.has(column)}
            hint={hintFor(column)}
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
        <Button kind="primary" disabled={missing.length > 0} onClick={() => onUse(sheet, mapping)}>
          {t('mapping.use')}
        </Button>
      </div>
      <div className={styles.sheet}>
        <FirstRows {...sheet} />
      </div>
    </PageFrame>
  );
}
