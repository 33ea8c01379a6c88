import type { BulkRow } from '@courier/api-client';
import { findPlaceDoubts } from '../../model/places/find-place-doubts';
import { groupPins, listPlaceSubjects } from '../../model/places/pin-review';
import { foundPlace, placeOfRow } from '../../model/bench/row-place';
import type { FileFacts } from '../steps/bulk-state';
import type { BulkServices } from '../job/place-job';
import { secondLookOptions } from './second-look';

type Services = Pick<BulkServices, 'ports' | 'cache' | 'vendorId' | 'table'>;

/**
 * Numbers of the rows of a checked file that can be placed although there is evidence against their pins. Without the
 * second look-up only the rows are compared with each other.
 */
export async function findSuspects(
  services: Services,
  file: FileFacts,
  checked: readonly BulkRow[],
): Promise<readonly number[]> {
  const { ports, cache, table } = services;
  const rows = await file.rows().catch(() => []);
  const places = new Map(checked.map((row) => [row.row_number, foundPlace(row)]));
  const subjects = listPlaceSubjects(
    rows,
    (row) => placeOfRow(row, places.get(row.number), table),
    ({ values }) => values[table.place],
  );
  if (!subjects.some(({ position, source }) => position !== null && source !== 'user')) return [];
  const secondLook = await cache.fetchQuery(secondLookOptions(services, subjects)).catch((error: unknown) => {
    ports.analytics.trackError('bulk-second-look', error);
    return null;
  });
  const { country } = ports.locale.get().country;
  const { suspect } = groupPins(subjects, findPlaceDoubts(subjects, { country, secondLook })).groups;
  const good = new Set(
    checked.filter(({ status }) => status === 'PREPROCESS_SUCCESS').map(({ row_number }) => row_number),
  );
  return suspect.flatMap((index) => {
    const number = rows[index]?.number;
    return number !== undefined && good.has(number) ? [number] : [];
  });
}
