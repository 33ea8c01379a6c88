import styles from './TableTwin.module.css';

export interface Twin {
  /** `key` is the column name in a file. */
  columns: readonly { key: string; title: string; isFigure: boolean }[];
  rows: readonly {
    /** Formatted for display, one per column. */
    cells: readonly string[];
    /** Plain values for a file. */
    raw: Readonly<Record<string, string | number | null>>;
  }[];
  /** Shown under the last row, with one cell per column; empty for none. */
  total: readonly string[];
}

/** The accessible version of a chart; it scrolls by keyboard inside the card. */
export function TableTwin({ title, twin: { columns, rows, total } }: { title: string; twin: Twin }) {
  const columnClass = (index: number) => (columns[index]?.isFigure ? styles.number : undefined);
  return (
    <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column.key} scope="col" className={columnClass(index)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells }) => (
            <tr key={cells[0]}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]?.key} scope="row">
                    <bdi>{cell}</bdi>
                  </th>
                ) : (
                  <td key={columns[index]?.key} className={columnClass(index)}>
                    <bdi>{cell}</bdi>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {total.length > 0 && (
          <tfoot>
            <tr>
              {total.map((cell, index) => (
                <td key={columns[index]?.key} className={columnClass(index)}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
