import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { BulkRow } from '@courier/api-client/contract';
import {
  columnOfProblem,
  isExactPlace,
  isGarbled,
  isNoAddress,
  joinAddress,
  placeOfCells,
  readRow,
  type CellDoubt,
  type LatLng,
  type RowReading,
} from '@courier/api-client/order-rules';
import { Refusal, badInput } from '../../../platform/requests/refusal';
import type { RowPayload, RowStatus } from '../../../platform/db/tables/orders/bulk-tables';
import type { LocatedAddress, Trip } from '../../places';
import { checkOpenNow, assertOrderRules } from '../order-checks';
import { isPossiblePhone } from '../../../platform/phone';
import { isServed, priceTrip } from '../../prices';
import { toMajor } from '../../../platform/money';
import type { CheckContext, Shop } from './check-context';
import type { SheetRow } from './spreadsheet';

export interface CheckedRow {
  number: number;
  status: RowStatus;
  error: string | null;
  shown: BulkRow['order'] & Pick<BulkRow, 'refused_value'>;
  cell?: BulkRow['cell'];
  payload: RowPayload | null;
}

const TEXT_COLUMNS = [
  'customer_name',
  'dropoff_address',
  'unit',
  'building',
  'notes',
  'description',
] as const;

const EXCLUDED = {
  hidden: badInput('The spreadsheet does not show this row', 'bulk.hidden-row'),
  total: badInput('This row adds up others', 'bulk.total-row'),
};

/** Time slice before the thread yields. */
const STRETCH_MS = 12;

/** A row that only lacks its fee. */
interface UnpricedRow {
  trip: Trip;
  finish: (metres: number) => CheckedRow;
}

/** An invalid row does not stop the others. The distances of all rows are measured together. */
export async function checkRows(context: CheckContext, rows: readonly SheetRow[]): Promise<CheckedRow[]> {
  const checked: (CheckedRow | UnpricedRow)[] = [];
  let since = performance.now();
  for (const row of rows) {
    checked.push(await checkRow(context, row));
    if (performance.now() - since < STRETCH_MS) continue;
    await turnOfOthers();
    since = performance.now();
  }
  const trips = checked.flatMap((row) => ('trip' in row ? [row.trip] : []));
  const distances = [...(await context.routing.measureTrips(trips))];
  return checked.map((row) => ('trip' in row ? row.finish(distances.shift()?.metres ?? 0) : row));
}

/** A cell that is invalid or ambiguous. */
class DoubtfulCell extends Refusal {
  readonly cell: NonNullable<BulkRow['cell']>;
  constructor({ column, key, answers = [] }: CellDoubt, { values }: SheetRow) {
    super(400, `Not certain: ${column}`, key);
    this.cell = { column, value: values[column], answers: answers.map(({ text }) => text) };
  }
}

async function checkRow(context: CheckContext, row: SheetRow): Promise<CheckedRow | UnpricedRow> {
  const { values, exclusion } = row;
  const { clock, country, home } = context;
  const { paymentMethods } = home.rules;
  const reading = readRow(row, {
    country,
    paymentMethods,
    nowSeconds: clock.nowSeconds(),
    isPossiblePhone: (phone) => isPossiblePhone(phone, country),
  });
  const shown = toShownOrder(context, values, reading);
  try {
    if (exclusion) throw EXCLUDED[exclusion];
    if (TEXT_COLUMNS.some((column) => isGarbled(values[column])))
      throw badInput('Letters that cannot be read', 'validation.garbled-text');
    // Checked before the unit is added, which would hide a missing address.
    if (isNoAddress(values.dropoff_address)) throw badInput('No address', 'validation.fill-address');
    const shop = findRowShop(context, values.collection_point);
    shown.collection_point = shop.vendor.name;
    const place = await findRowPlace(context, values, shop.pickup);
    shown.place = place && {
      latitude: place.latitude,
      longitude: place.longitude,
      precision: place.isHouseUnknown ? 'area' : (place.precision ?? ''),
    };
    const [doubt] = reading.doubts;
    if (doubt) throw new DoubtfulCell(doubt, row);
    const payload = toRowPayload(values, reading, shown, shop, place);
    assertOrderRules(context, shop.rules, payload);
    if (payload.preordered_for === null) checkOpenNow(context, shop.rules);
    const trip = rowTrip(shop, place);
    return {
      trip,
      finish: (metres) =>
        orRefused(row, shown, () => {
          if (!isServed(shop.outlet, trip.destination, metres))
            throw badInput('Not deliverable', 'request.error.undeliverable-address');
          const { fee, pricedBy } = priceRow(context, shop, shown, metres);
          shown.delivery_fee = fee;
          if (!isExactPlace(place?.precision)) throw badInput('The place is a guess', 'bulk.confirm-place');
          return acceptedRow(row, shown, { ...payload, delivery_fee: fee, priced_by: pricedBy });
        }),
    };
  } catch (error) {
    return refusedRow(row, shown, error);
  }
}

function orRefused(row: SheetRow, shown: BulkRow['order'], check: () => CheckedRow): CheckedRow {
  try {
    return check();
  } catch (error) {
    return refusedRow(row, shown, error);
  }
}

const acceptedRow = (
  { number, isDuplicateConfirmed }: SheetRow,
  shown: BulkRow['order'],
  payload: RowPayload,
): CheckedRow => ({
  number,
  status: 'PREPROCESS_SUCCESS',
  error: null,
  shown,
  payload: { ...payload, ...(isDuplicateConfirmed && { duplicate_confirmed: true as const }) },
});

function refusedRow(
  { number, values, exclusion }: SheetRow,
  shown: BulkRow['order'],
  refusal: unknown,
): CheckedRow {
  if (!(refusal instanceof Refusal)) throw refusal;
  const refused_value = exclusion ? '' : values[columnOfProblem(refusal.translationKey)];
  return {
    number,
    status: 'PREPROCESS_FAIL',
    error: refusal.translationKey,
    shown: { ...shown, ...(refused_value !== '' && { refused_value }) },
    ...(refusal instanceof DoubtfulCell ? { cell: refusal.cell } : {}),
    payload: null,
  };
}

type Values = SheetRow['values'];

function toShownOrder(
  { home }: CheckContext,
  values: Values,
  { paymentMethod, schedule, amount }: RowReading,
): BulkRow['order'] {
  return {
    customer_name: values.customer_name,
    dropoff_address: joinAddress({
      unit: values.unit,
      building: values.building,
      text: values.dropoff_address,
    }),
    payment_method: paymentMethod,
    delivery_type: schedule.isScheduled ? 'scheduled' : 'instant',
    preordered_for: schedule.at,
    delivery_fee: null,
    ...(amount !== null && { amount }),
    collection_point: values.collection_point || home.vendor.name,
    place: null,
  };
}

/** Coordinates take precedence over the address. */
async function findRowPlace(
  { findPlace }: CheckContext,
  { latitude, longitude, dropoff_address }: Values,
  pickup: LatLng | null,
): Promise<LocatedAddress | null> {
  const given = placeOfCells(latitude, longitude);
  if (given === 'wrong') return null;
  if (given) return { ...given, precision: 'address' };
  return dropoff_address === '' ? null : ((await findPlace(dropoff_address, pickup ?? undefined)) ?? null);
}

const toRowPayload = (
  values: Values,
  { amount }: RowReading,
  shown: BulkRow['order'],
  { vendor }: Shop,
  place: LatLng | null,
): RowPayload => ({
  vendor_id: vendor.vendor_id,
  customer: {
    name: values.customer_name,
    phone_number: values.customer_phone,
    location: {
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      address: shown.dropoff_address,
      address_parts: { unit: values.unit, building: values.building, text: values.dropoff_address },
      notes: values.notes,
    },
  },
  order: {
    payment_method: shown.payment_method,
    amount,
    description: values.description,
    cold_bag_needed: false,
  },
  preordered_for: shown.preordered_for,
  age_validation_required: false,
  delivery_fee: 0,
});

function priceRow(
  { country, clock }: CheckContext,
  { outlet }: Shop,
  shown: BulkRow['order'],
  metres: number,
): { fee: number; pricedBy: NonNullable<RowPayload['priced_by']> } {
  const at = shown.preordered_for ?? clock.nowSeconds();
  const isCash = shown.payment_method === 'CASH_ON_DELIVERY';
  const { feeMinor, pricedBy } = priceTrip(outlet, { metres, at, isCash });
  return { fee: toMajor(feeMinor, country), pricedBy };
}

function rowTrip({ pickup }: Shop, place: LatLng | null): Trip {
  if (!place || !pickup) throw badInput('No coordinates', 'validation.invalid-coordinates');
  return { source: pickup, destination: place };
}

function findRowShop({ home, shops }: CheckContext, name: string): Shop {
  const shop = name === '' ? home : shops.get(name.toLowerCase());
  if (!shop) throw badInput('Unknown collection point', 'bulk.collection-point');
  return shop;
}
