import { useMemo } from 'react';
import type { SheetColumn } from '@courier/sheet-reader';
import { EmptyState, Icon } from '@courier/ui-kit/core';
import { EditGrid } from '@courier/ui-kit/data';
import { useWording } from '../../copy';
import type { BenchStore } from '../../flow/bench/create-bench';
import { isQuestion } from '../../model/bench/check-row';
import type { Search } from '../../model/bench/find-replace';
import styles from './BenchGrid.module.css';
import { CellNote } from './cell/CellNote';
import { OwnHeading } from './columns/OwnHeading';
import type { CellRepair } from './view/use-cell-repair';
import type { BenchView } from './view/use-bench-view';
import { useGridCells } from './view/use-grid-cells';

/** Pixels. Beside the map, payment, date and time fit into a window of 1440 without scrolling. */
const WIDTHS: Readonly<Partial<Record<SheetColumn, number>>> = {
  customer_name: 128,
  customer_phone: 124,
  dropoff_address: 190,
  amount: 88,
  payment_method: 128,
  delivery_date: 96,
  delivery_time: 66,
  notes: 160,
  description: 180,
  collection_point: 150,
  outlet_id: 170,
  outlet_name: 190,
  outlet_phone: 140,
  outlet_address: 300,
  owner_emails: 220,
};

const FOUND_WIDTH = 92;
const FEE_WIDTH = 84;

const SIGNS = {
  good: { icon: 'check', words: 'filter.PREPROCESS_SUCCESS' },
  wrong: { icon: 'warning', words: 'bench.wrong' },
  asked: { icon: 'question', words: 'bench.asked' },
  twin: { icon: 'paste', words: 'bench.twin' },
  out: { icon: 'ban', words: 'bench.leftOut' },
  saved: { icon: 'check', words: 'outlets.there' },
} as const;

interface BenchGridProps {
  store: BenchStore;
  view: BenchView;
  /** Commands by their key, pressed with Ctrl. */
  commands: Readonly<Record<string, () => void>>;
  repair: CellRepair;
  search: Search | null;
}

function rowSign(store: BenchStore, view: BenchView, place: number): keyof typeof SIGNS {
  const row = view.findRow(place);
  const twin = view.twins.get(view.shown[place] ?? -1);
  if (twin === 'saved') return 'saved';
  if (row?.leftOut) return 'out';
  const problems = row ? store.problems(row) : [];
  if (problems.length > 0) return problems.every(isQuestion) ? 'asked' : 'wrong';
  return twin && !row?.isConfirmed ? 'twin' : 'good';
}

function RowSign({ sign }: { sign: keyof typeof SIGNS }) {
  const { t } = useWording();
  const { icon, words } = SIGNS[sign];
  return (
    <span className={styles.sign} data-sign={sign}>
      <Icon name={icon} size={16} label={t(words)} />
    </span>
  );
}

export function BenchGrid({ store, view, commands, repair, search }: BenchGridProps) {
  const { t, money } = useWording();
  const { cell, edit } = useGridCells(store, view, search);
  function fee(place: number) {
    const row = view.findRow(place);
    const amount = row ? store.findFee(row) : null;
    return <bdi dir="ltr">{amount === null ? '–' : money(amount)}</bdi>;
  }
  function markFoundPlace(place: number) {
    const certainty = store.findCertainty(view.shown[place] ?? -1);
    return (
      <span data-certainty={certainty} className={styles.found} title={t(`map.${certainty}`)}>
        {t(`found.${certainty}`)}
      </span>
    );
  }
  const { shown, wrong, asked } = view;
  const marks = useMemo(() => {
    const isMarked = new Set([...wrong, ...asked]);
    return shown.flatMap((row, place) => (isMarked.has(row) ? [place] : []));
  }, [shown, wrong, asked]);
  if (view.shown.length === 0) return <EmptyState icon="check" title={t('bench.none')} />;
  return (
    <EditGrid
      label={t('rows.label')}
      headTitle={t('rows.number')}
      columns={store.table.shownColumns.map((column) => ({
        key: column,
        title: t(`column.${column}`),
        width: WIDTHS[column] ?? 110,
        isPinned: column === store.table.title && store.table.shownColumns[0] === column,
        align: column === 'amount' ? 'end' : 'start',
        note: store.headings && <OwnHeading of={store.headings[column]} />,
      }))}
      rowCount={view.shown.length}
      rowKey={(row) => view.shown[row] ?? row}
      rowLook={(place) => {
        if (view.findRow(place)?.leftOut) return 'out';
        return view.twins.has(view.shown[place] ?? -1) ? 'twin' : undefined;
      }}
      rowHead={(place) => view.findRow(place)?.number}
      rowSign={(place) => <RowSign sign={rowSign(store, view, place)} />}
      marks={marks}
      cell={cell}
      ends={[
        { key: 'found', title: t('found.title'), width: FOUND_WIDTH, render: markFoundPlace },
        ...(store.table.kind === 'orders'
          ? [{ key: 'fee', title: t('rows.fee'), width: FEE_WIDTH, align: 'end' as const, render: fee }]
          : []),
      ]}
      note={repair.problem && <CellNote store={store} view={view} repair={repair} problem={repair.problem} />}
      onEnter={repair.mend}
      active={view.active}
      onActive={view.moveTo}
      onEdit={edit}
      onPaste={view.paste}
      onCommand={(key, withShift) => {
        const run = commands[key === 'z' && withShift ? 'y' : key];
        run?.();
        return run !== undefined;
      }}
    />
  );
}
