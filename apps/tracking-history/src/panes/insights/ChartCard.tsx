import { useId, useRef, useState, type ReactNode } from 'react';
import { saveFile } from '@courier/config/document';
import { useLocaleState } from '@courier/shell-api';
import { coloursOf } from '@courier/ui-kit/core';
import { writeSheet } from '../../api/write-sheet';
import { svgFile } from '../../api/svg-file';
import styles from './ChartCard.module.css';
import { ChartTools } from './ChartTools';
import { TableTwin, type Twin } from './TableTwin';
import { useSize, type Size } from './use-size';

export interface ChartCardProps {
  /** Prefix of the file names, and the grid area. */
  id: string;
  title: string;
  figure: string;
  note: string;
  /** The chart's main statement as a sentence, for assistive technology. */
  finding: string;
  twin: Twin;
  days: string;
  /** The reason for showing no chart; null when there is one. */
  instead: string | null;
  children(size: Size): ReactNode;
}

export function ChartCard({
  id,
  title,
  figure,
  note,
  finding,
  twin,
  days,
  instead,
  children,
}: ChartCardProps) {
  const { brand, country } = useLocaleState();
  const [isTable, setTable] = useState(false);
  const drawing = useRef<SVGSVGElement>(null);
  const { box, size } = useSize();
  const heading = useId();
  const hasRows = twin.rows.length > 0;

  const keys = twin.columns.map(({ key }) => key);
  async function saveTable() {
    const { countryCsv, csvHead, csvLines } = await import('@courier/api-client/export-file');
    const form = countryCsv(country);
    const rows = twin.rows.map(({ raw }) => raw);
    const text = csvHead(keys, form) + csvLines(keys, rows, form);
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${id}_${days}.csv`);
  }
  async function saveSheet() {
    const rows = twin.rows.map(({ raw }) => keys.map((key) => raw[key] ?? null));
    saveFile(await writeSheet([keys, ...rows], id, new AbortController().signal), `${id}_${days}.xlsx`);
  }
  function saveDrawing() {
    if (drawing.current)
      saveFile(svgFile(drawing.current, coloursOf(brand.id, 'light')), `${id}_${days}.svg`);
  }
  return (
    <section className={styles.card} data-chart={id} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {hasRows && (
          <ChartTools
            title={title}
            headingId={heading}
            isTable={isTable}
            onTable={() => setTable(!isTable)}
            onCsv={() => void saveTable()}
            onSheet={() => void saveSheet()}
            onSvg={instead === null ? saveDrawing : null}
          />
        )}
      </header>
      <p className={styles.figure}>
        <b>
          <bdi>{figure}</bdi>
        </b>{' '}
        <span>
          <bdi>{note}</bdi>
        </span>
      </p>
      {isTable && hasRows && <TableTwin title={title} twin={twin} />}
      {instead !== null && !isTable && <p className={styles.instead}>{instead}</p>}
      <div ref={box} className={styles.plot} hidden={isTable || instead !== null}>
        {instead === null && (
          <svg
            ref={drawing}
            role="img"
            aria-label={finding}
            direction="ltr"
            viewBox={`0 0 ${size.width} ${size.height}`}
            className={styles.drawing}
          >
            {children(size)}
          </svg>
        )}
      </div>
    </section>
  );
}
