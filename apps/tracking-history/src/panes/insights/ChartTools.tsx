import { useId, useState } from 'react';
import { Button, IconButton, Popover } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './ChartCard.module.css';

interface ChartToolsProps {
  title: string;
  /** Id of the element with the title. */
  headingId: string;
  isTable: boolean;
  onTable(): void;
  onCsv(): void;
  onSheet(): void;
  /** Null where nothing is drawn. */
  onSvg: (() => void) | null;
}

/** Switches a chart to its table, and saves it as a file. */
export function ChartTools({ title, headingId, isTable, onTable, onCsv, onSheet, onSvg }: ChartToolsProps) {
  const { t } = useWording();
  const [isOpen, setOpen] = useState(false);
  const buttonId = useId();
  const files = [
    { type: 'CSV', label: t('insights.csvOf', { title }), save: onCsv },
    { type: 'XLSX', label: t('insights.sheetOf', { title }), save: onSheet },
    ...(onSvg ? [{ type: 'SVG', label: t('insights.svgOf', { title }), save: onSvg }] : []),
  ];
  return (
    <div className={styles.tools}>
      <IconButton
        icon="table"
        label={t('insights.tableOf', { title })}
        aria-pressed={isTable}
        onClick={onTable}
      />
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        label={title}
        align="end"
        className={styles.files}
        trigger={(attributes) => (
          <IconButton
            {...attributes}
            id={buttonId}
            icon="download"
            label={t('export.button')}
            aria-labelledby={`${buttonId} ${headingId}`}
          />
        )}
      >
        {files.map(({ type, label, save }) => (
          <Button
            key={type}
            kind="quiet"
            size="s"
            aria-label={label}
            onClick={() => {
              setOpen(false);
              save();
            }}
          >
            {type}
          </Button>
        ))}
      </Popover>
    </div>
  );
}
