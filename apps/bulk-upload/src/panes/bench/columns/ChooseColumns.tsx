import { useMemo, useState } from 'react';
import {
  findColumns,
  findUnusedColumns,
  missingColumns,
  proposeColumns,
  withHeading,
  type SheetColumn,
  type Mapping,
  type Sheet,
} from '@courier/sheet-reader';
import { nowInSeconds } from '@courier/config';
import { useLocaleState } from '@courier/shell-api';
import { Button, PageFrame } from '@courier/ui-kit/core';
import { Field, Select } from '@courier/ui-kit/input';
import { useWording } from '../../../copy';
import type { SheetTable } from '../../../model/bench/sheet-table';
import { FirstRows } from '../../begin/FirstRows';
import styles from './ChooseColumns.module.css';
import { HeadingChoice } from './HeadingChoice';
import { SeparatorChoice } from './SeparatorChoice';
import { UnusedColumns } from './UnusedColumns';

interface ChooseColumnsProps {
  table: SheetTable;
  sheet: Sheet;
  /** The sheet before columns were joined. */
  unjoined?: Sheet | undefined;
  /** The text of the sheet; absent for a workbook. */
  text?: string | undefined;
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
  text,
  found,
  isRemembered,
  onUse,
  onAskAgain,
}: ChooseColumnsProps) {
  const { t } = useWording();
  const [source, setSource] = useState(unjoined);
  const [sheet, setSheet] = useState(given);
  const [mapping, setMapping] = useState<Mapping>(found);
  const { country } = useLocaleState().country;
  const [shop] = useState(() => ({ country, nowSeconds: nowInSeconds() }));
  const { doubts, weak } = useMemo(() => findColumns(sheet, table, shop), [sheet, table, shop]);
  const unused = useMemo(
    () => (table.kind === 'orders' ? findUnusedColumns(sheet, mapping, shop) : []),
    [sheet, mapping, table, shop],
  );
  function propose(read: Sheet) {
    const proposed = proposeColumns(read, { table, shop });
    setSheet(proposed.sheet);
    setMapping(proposed.mapping);
  }
  function splitAgain(read: Sheet) {
    setSource(read);
    propose(read);
  }
  const nameColumns = (places: readonly number[]) =>
    places.map((place) => `“${sheet.heading[place] ?? ''}”`).join(', ');
  function hintFor(column: SheetColumn): string | undefined {
    const fitting = doubts.get(column);
    if (fitting) {
      const others = fitting.filter((place) => place !== mapping[column]);
      return others.length === 0 ? t('mapping.ofOne') : t('mapping.doubt', { names: nameColumns(others) });
    }
    const sentences = unused.filter(({ isSentences }) => isSentences).map(({ place }) => place);
    if (column === 'notes' && mapping.notes === undefined && sentences.length > 0)
      return t('mapping.doubt', { names: nameColumns(sentences) });
    return weak.has(column) ? t('mapping.weak') : undefined;
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
        <HeadingChoice
          sheet={sheet}
          given={source}
          onChoose={(number) => propose(withHeading(source, number))}
        />
        {text !== undefined && (
          <SeparatorChoice text={text} separator={source.separator} onRead={splitAgain} />
        )}
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
      <UnusedColumns columns={unused} />
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
