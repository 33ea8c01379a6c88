import { isApiError } from '@courier/api-client';
import type { BenchRow } from '../../model/bench/bench';
import type { OutletOutcome } from '../../model/outlets/outlet-outcome';
import { columnOfSent, refusalKey } from '../../model/outlets/outlet-row';
import type { BulkState } from '../steps/bulk-state';
import type { Steps } from '../steps/create-steps';
import { outletRules } from '../open/outlet-bench';
import type { BulkServices } from '../job/place-job';
import { saveOutlets, savableRows } from './save-outlets';

type Bench = Extract<BulkState, { step: 'RepairRows' }>;

function refused(row: BenchRow, { status, error }: OutletOutcome): BenchRow {
  if (status !== 'refused' || !isApiError(error)) return row;
  const isTaken = error.translationKey === 'outlet.already-registered';
  const column = isTaken ? 'outlet_id' : columnOfSent(error.field);
  const key = refusalKey(column, error.translationKey ?? 'error.invalid-input');
  return error.status === 400 || error.status === 409
    ? { ...row, refusal: { key, values: row.values } }
    : row;
}

export function createOutletSaving(services: BulkServices, { go }: Steps) {
  let isStopped = false;

  /** Keeps the rows that were not saved as a draft; deletes the draft when all were saved. */
  async function storeLeft({ bench, draft, name }: Bench, outcomes: readonly OutletOutcome[]) {
    const done = new Map(outcomes.map((outcome) => [outcome.number, outcome]));
    const rows = bench.state.getState().bench.rows.flatMap((row) => {
      const outcome = done.get(row.number);
      if (outcome?.status === 'saved' || outcome?.status === 'there') return [];
      if (row.leftOut) return [];
      return [outcome ? refused(row, outcome) : row];
    });
    await services.shelf.drop(draft);
    if (rows.length > 0) await services.shelf.save({ kind: 'left', ...draft, name }, rows);
    return rows;
  }

  async function save(bench: Bench): Promise<BulkState> {
    const store = bench.bench;
    const rows = savableRows(store);
    const outcomes: OutletOutcome[] = [];
    const { name, draft } = bench;
    isStopped = false;
    go({ step: 'SavingOutlets', name, total: rows.length, done: 0 });
    const onOutcome = (outcome: OutletOutcome) => {
      outcomes.push(outcome);
      go({ step: 'SavingOutlets', name, total: rows.length, done: outcomes.length });
    };
    await saveOutlets(services, store, rows, await outletRules(services), onOutcome, () => isStopped);
    const left = await storeLeft(bench, outcomes);
    return { step: 'ShowSavedOutlets', name, outcomes, left, draft };
  }

  return {
    save,
    stop: () => {
      isStopped = true;
    },
  };
}
