import { isApiError } from '@courier/api-client';
import { saveOutlet } from '@courier/api-client/queries';
import type { BenchRow } from '../../model/bench/bench';
import type { OutletOutcome } from '../../model/outlets/outlet-outcome';
import { isThere, outletBody, type OutletRules } from '../../model/outlets/outlet-row';
import type { BenchStore } from '../bench/create-bench';
import type { BulkServices } from '../job/place-job';

type Services = Pick<BulkServices, 'ports'>;

/** The rows that can be saved: no problem, a known location, and no earlier row with the same id. */
export function savableRows(store: BenchStore): BenchRow[] {
  const { twins } = store.marks();
  return store.state
    .getState()
    .bench.rows.filter(
      (row, index) =>
        !row.leftOut &&
        !twins.has(index) &&
        store.problems(row).length === 0 &&
        store.findPlace(row).position !== null,
    );
}

/** The id is taken or the response was lost, so the row may have been saved. */
const mayBeThere = (error: unknown): boolean =>
  isApiError(error) && (error.status === 409 || error.status === 0 || error.status >= 500);
/** Every further row would fail in the same way. */
const isFinal = (error: unknown): boolean => isApiError(error) && [401, 403].includes(error.status);

/**
 * Saves rows one by one through the endpoint of the dialog, so that a refused row does not stop the others. A row that
 * was saved before, after a lost response or from a repeated sheet, is reported and not saved again.
 */
export async function saveOutlets(
  { ports }: Services,
  store: BenchStore,
  rows: readonly BenchRow[],
  rules: OutletRules,
  onOutcome: (outcome: OutletOutcome) => void,
  isStopped: () => boolean,
): Promise<void> {
  const readKnownVendors = () => ({
    vendors: ports.vendors.get().vendors,
    parentVendorId: rules.parentVendorId,
  });
  let isEnded = false;
  for (const row of rows) {
    const { number, values } = row;
    const reportOutcome = (status: OutletOutcome['status'], error: unknown = null) =>
      onOutcome({ number, id: values.outlet_id, name: values.outlet_name, status, error });
    const { position, parts } = store.findPlace(row);
    if (isStopped() || isEnded || position === null) {
      reportOutcome('left');
      continue;
    }
    if (isThere(row, readKnownVendors())) {
      reportOutcome('there');
      continue;
    }
    try {
      await saveOutlet(ports.api, null, outletBody(row, position, parts, rules));
      reportOutcome('saved');
    } catch (error) {
      if (mayBeThere(error)) await ports.vendors.refresh();
      if (isThere(row, readKnownVendors())) reportOutcome('there');
      else {
        reportOutcome('refused', error);
        isEnded = isFinal(error);
      }
    }
  }
  await ports.vendors.refresh();
}
