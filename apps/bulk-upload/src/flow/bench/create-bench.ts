import { createStore } from 'zustand/vanilla';
import type { SheetColumn } from '@courier/sheet-reader';
import {
  change,
  redo,
  undo,
  type Bench,
  type BenchRow,
  type CellChange,
  type Change,
} from '../../model/bench/bench';
import { isQuestion, type CellProblem } from '../../model/bench/check-row';
import { findDuplicates, type KnownOrder } from '../../model/bench/duplicates';
import type { Twin } from '../../model/bench/twin';
import { replacements, type Search } from '../../model/bench/find-replace';
import type { SecondLook } from '../../model/places/place-doubt';
import type { PinReview } from '../../model/places/pin-review';
import type { Certainty, FoundPlace, RowPlace } from '../../model/bench/row-place';
import { suggestRepair } from '../../model/bench/repairs';
import { alikeCells } from './alike-cells';
import { createBenchPins } from './bench-pins';
import { createRowFacts, type Known, type RowChecks } from './row-facts';

export type BenchStore = ReturnType<typeof createBench>;

interface BenchState {
  bench: Bench;
  /** Time of the last save, unix milliseconds; null when the browser stores nothing. */
  keptAt: number | null;
  orders: readonly KnownOrder[];
  /** Null before or without a second look-up of the places. */
  secondLook: SecondLook | null;
  /** Whether the second look-up failed, so that only the rows were compared with each other. */
  isSecondLookMissing: boolean;
}

/** Row indexes by state, from 0. Each row is good, wrong, asked about or a duplicate. */
export interface BenchMarks {
  good: readonly number[];
  wrong: readonly number[];
  /** Rows without an error in which a cell is ambiguous. */
  asked: readonly number[];
  /** Unconfirmed duplicates and excluded rows, without those that are wrong or asked about. */
  doubled: readonly number[];
  twins: ReadonlyMap<number, Twin>;
  /** Rows with an uncertain location, those not found first, then those with evidence against the location. */
  doubtful: readonly number[];
  /** Number of rows by certainty of their location. */
  certainties: Readonly<Record<Certainty, number>>;
}

export interface BenchChecks extends RowChecks {
  /** Whether the record was saved before; absent when that is impossible. */
  isSaved?: (row: BenchRow) => boolean;
}

/** Classifies the rows. */
function classifyRows(
  { bench: { rows }, orders }: BenchState,
  problems: (row: BenchRow) => readonly CellProblem[],
  findPlace: (row: BenchRow) => RowPlace,
  { table: { twinKey }, isSaved }: BenchChecks,
  { groups: { suspect } }: PinReview,
): BenchMarks {
  const twins = new Map(findDuplicates(rows, orders, twinKey));
  const [good, wrong, asked, doubled]: [number[], number[], number[], number[]] = [[], [], [], []];
  const unsure: Record<'none' | 'outside' | 'doubtful', number[]> = { none: [], outside: [], doubtful: [] };
  const certainties = { exact: 0, suspect: 0, doubtful: 0, outside: 0, none: 0, unknown: 0 };
  const isSuspect = new Set(suspect);
  for (const [index, row] of rows.entries()) {
    if (isSaved?.(row)) twins.set(index, 'saved');
    const found = problems(row);
    if (found.length > 0) (found.every(isQuestion) ? asked : wrong).push(index);
    else (row.leftOut || (twins.has(index) && !row.isConfirmed) ? doubled : good).push(index);
    const certainty = isSuspect.has(index) ? 'suspect' : findPlace(row).certainty;
    certainties[certainty] += 1;
    if (row.leftOut || certainty === 'suspect') continue;
    if (certainty !== 'exact' && certainty !== 'unknown') unsure[certainty].push(index);
  }
  return {
    good,
    wrong,
    asked,
    doubled,
    twins,
    doubtful: [...unsure.none, ...unsure.outside, ...suspect, ...unsure.doubtful],
    certainties,
  };
}

/** Rows under repair with undo and redo. Every cell is checked when it changes. */
export function createBench(begin: Bench, checks: BenchChecks, known: Known = {}) {
  const { table } = checks;
  const state = createStore<BenchState>(() => ({
    bench: begin,
    keptAt: null,
    orders: [],
    secondLook: null,
    isSecondLookMissing: false,
  }));
  const facts = createRowFacts(begin, checks, known);
  const { problems, findPlace } = facts;
  const set = (step: (bench: Bench) => Bench) => state.setState(({ bench }) => ({ bench: step(bench) }));
  const pins = createBenchPins(state, checks, findPlace, set);
  const mark = (rows: readonly number[], as: { leftOut: boolean } | { isConfirmed: boolean }) =>
    set((bench) =>
      change(
        bench,
        rows.map((row) => ({ row, ...as })),
      ),
    );

  const better = (column: SheetColumn, text: string) => suggestRepair(table, column, text, checks.rules);
  let listed: { rows: Bench['rows']; repairs: readonly CellChange[] } | null = null;
  /** Cached, because every move of the selection reads it for thousands of rows. */
  function repairs(): readonly CellChange[] {
    const { rows } = state.getState().bench;
    if (listed?.rows === rows) return listed.repairs;
    const all = [...marks().wrong, ...marks().asked].flatMap((index) => {
      const row = rows[index];
      return row ? facts.listCertainRepairs(row).map((repair) => ({ row: index, ...repair })) : [];
    });
    listed = { rows, repairs: all };
    return all;
  }

  let marked: { of: BenchState; marks: BenchMarks } | null = null;
  function marks(): BenchMarks {
    const now = state.getState();
    const isSame =
      marked?.of.bench.rows === now.bench.rows &&
      marked.of.orders === now.orders &&
      marked.of.secondLook === now.secondLook;
    if (marked && isSame) return marked.marks;
    marked = { of: now, marks: classifyRows(now, problems, findPlace, checks, pins.reviewPins()) };
    return marked.marks;
  }

  return {
    state,
    table,
    /** Headings of the source sheet; absent when unknown. */
    headings: known.headings,
    ...facts,
    ...pins,
    marks,
    /** The suggested text of a cell; null without a suggestion. */
    repairOf: better,
    /** Certain repairs of wrong cells; never an answer to a question. */
    repairs,
    ...alikeCells(() => state.getState().bench.rows, problems, repairs),
    edit: (changes: readonly Change[]) => set((bench) => change(bench, changes)),
    leaveOut: (rows: readonly number[], leftOut: boolean) => mark(rows, { leftOut }),
    /** Confirms that rows are separate orders although they look like duplicates, or revokes that. */
    confirm: (rows: readonly number[], isConfirmed: boolean) => mark(rows, { isConfirmed }),
    repairAll: () => set((bench) => change(bench, repairs())),
    replaceAll: (search: Search, by: string) =>
      set((bench) => change(bench, replacements(bench, search, by, table))),
    /** Adds locations that were found later. */
    addPlaces(places: ReadonlyMap<number, FoundPlace>) {
      facts.addPlaces(places);
      set((bench) => ({ ...bench, rows: [...bench.rows] }));
    },
    undo: () => set(undo),
    redo: () => set(redo),
  };
}
