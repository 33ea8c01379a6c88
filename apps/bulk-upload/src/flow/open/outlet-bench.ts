import { isInArea } from '@courier/api-client/order-rules';
import { servedAreasQuery } from '@courier/api-client/queries';
import { loadPhoneRule } from '../../api/phone-rule';
import type { Bench, BenchRow } from '../../model/bench/bench';
import { isThere, outletRowProblems, unknownPlace, type OutletRules } from '../../model/outlets/outlet-row';
import { OUTLET_TABLE } from '../../model/outlets/outlet-table';
import { toCertainty, type FoundPlace } from '../../model/bench/row-place';
import type { BulkState } from '../steps/bulk-state';
import { createBench, type BenchChecks, type BenchStore } from '../bench/create-bench';
import type { DraftMark } from '../bench/store-draft';
import type { BulkServices } from '../job/place-job';

type Services = Pick<BulkServices, 'ports' | 'cache' | 'vendorId'>;

/** The parent vendor of the collection points: the vendor itself or its parent. */
function findParentVendor({ ports, vendorId }: Pick<Services, 'ports' | 'vendorId'>) {
  const { vendors } = ports.vendors.get();
  const own = vendors.find(({ vendor_id: id }) => id === vendorId);
  return own?.is_parent ? own : vendors.find(({ vendor_id: id }) => id === own?.parent_vendor_id);
}

export async function outletRules(services: Services): Promise<OutletRules> {
  const { country } = services.ports.locale.get().country;
  return {
    country,
    parentVendorId: findParentVendor(services)?.vendor_id ?? '',
    vendors: services.ports.vendors.get().vendors,
    isPossiblePhone: await loadPhoneRule(country),
  };
}

async function outletChecks(services: Services): Promise<BenchChecks> {
  const { ports, cache } = services;
  const rules = await outletRules(services);
  const areas =
    ports.flags.isOn('draw-delivery-areas') && rules.parentVendorId !== ''
      ? await cache.fetchQuery(servedAreasQuery(ports.api, rules.parentVendorId)).catch(() => [])
      : [];
  return {
    table: OUTLET_TABLE,
    rules,
    listProblems: (row) => outletRowProblems(row, rules),
    placeProblem: unknownPlace,
    isSaved: (row) => isThere(row, rules),
    assessPlace: (place) => {
      const { position } = place;
      const isOutside =
        position !== null && areas.length > 0 && !areas.some((area) => isInArea(area, position));
      return isOutside ? { ...place, certainty: 'outside' } : place;
    },
  };
}

type Located = Awaited<ReturnType<Services['ports']['api']['geolocator']['locate']>>['places'][number];

function foundAddress(address: string, place: Located): FoundPlace {
  if (!place) return { address, fee: null, position: null, certainty: 'none' };
  const { latitude, longitude, precision, ...parts } = place;
  return {
    address,
    fee: null,
    position: { latitude, longitude },
    certainty: toCertainty(precision ?? ''),
    parts,
  };
}

export const unlocated = (store: BenchStore): BenchRow[] =>
  store.state.getState().bench.rows.filter((row) => {
    const address = store.table.readAddress(row.values);
    return !row.leftOut && address !== '' && store.findPlace(row).certainty === 'unknown';
  });

/**
 * Looks up the locations of all rows in one request.
 * @throws ApiError
 */
export async function locateRows(services: Services, store: BenchStore, signal?: AbortSignal): Promise<void> {
  const { ports } = services;
  const wanted = unlocated(store).filter(
    (row) => !store.problems(row).some(({ column }) => column === store.table.place),
  );
  if (wanted.length === 0) return;
  const addresses = [...new Set(wanted.map(({ values }) => store.table.readAddress(values)))];
  const { latitude, longitude } = findParentVendor(services)?.vendor_information.location ?? {};
  const near =
    typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
  const language = ports.locale.get().country.geolocatorLanguage;
  const { places } = await ports.api.geolocator.locate(
    { body: { addresses, language, ...(near && { near }) } },
    signal ? { signal } : {},
  );
  const found = new Map<number, FoundPlace>();
  for (const { number, values } of wanted) {
    const address = store.table.readAddress(values);
    const place = places[addresses.indexOf(address)] ?? null;
    found.set(number, foundAddress(address, place));
  }
  store.addPlaces(found);
}

/** Opens rows of collection points for repair and leaves out those that were saved before. */
export async function openOutletBench(
  services: Services,
  name: string,
  bench: Bench,
  draft: DraftMark,
): Promise<BulkState> {
  const checks = await outletChecks(services);
  const rules = await outletRules(services);
  const rows = bench.rows.map((row) => (isThere(row, rules) ? { ...row, leftOut: true } : row));
  const store = createBench({ ...bench, rows }, checks, { headings: draft.headings });
  // The rows are shown without waiting for this request.
  void locateRows(services, store).catch(() => undefined);
  return { step: 'RepairRows', name, bench: store, draft };
}
