import { isInside } from '@courier/config/geometry';
import type { BulkRow } from '@courier/api-client/contract';
import {
  amountOfCell,
  isDeliveryType,
  isScheduledCell,
  joinAddress,
  paymentOfCell,
  type LatLng,
} from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import { unixFromLocal } from '@courier/config/time';
import { Refusal, badInput } from '../../contract-mount/refusal';
import type { Db } from '../../db/database';
import type { VendorRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { deliveryArea } from '../delivery-areas/delivery-area';
import { checkOrder } from '../orders/order-checks';
import { computeFee, routeMetres } from '../pricing/fee';
import { toMajor } from '../pricing/money';
import { readConditions } from '../simulator/simulator-settings';
import type { RowPayload, RowStatus } from '../../db/bulk-tables';
import type { FindAddress } from './find-address';
import type { SheetRow } from './spreadsheet';

export interface CheckedRow {
  number: number;
  status: RowStatus;
  error: string | null;
  shown: BulkRow['order'];
  payload: RowPayload | null;
}

interface CheckContext {
  deps: Deps;
  db: Db;
  country: string;
  /** The vendor the file was uploaded for; rows without a collection point are collected there. */
  vendor: VendorRow;
  /** It and the outlets it may send for. */
  shops: readonly VendorRow[];
  findAddress: FindAddress;
}

/** Judges every row by the rules of the request form; a wrong row does not stop the others. */
export async function checkRows(context: CheckContext, rows: readonly SheetRow[]): Promise<CheckedRow[]> {
  const { surcharged } = await readConditions(context.db);
  const checked: CheckedRow[] = [];
  for (const row of rows) checked.push(await checkRow(context, row, surcharged));
  return checked;
}

async function checkRow(context: CheckContext, row: SheetRow, surcharged: boolean): Promise<CheckedRow> {
  const { deps, db, country, vendor, findAddress } = context;
  const { values, number } = row;
  const address = joinAddress({ unit: values.unit, building: values.building, text: values.dropoff_address });
  const isScheduled = isScheduledCell(values.delivery_type);
  const shown: BulkRow['order'] = {
    customer_name: values.customer_name,
    dropoff_address: address,
    payment_method: paymentOfCell(values.payment_method),
    delivery_type: isScheduled ? 'scheduled' : 'instant',
    preordered_for: isScheduled
      ? unixFromLocal(values.delivery_date, values.delivery_time, countryConfig(country).timezone)
      : null,
    delivery_fee: null,
    collection_point: values.collection_point || vendor.name,
  };
  try {
    const shop = shopOf(context, values.collection_point);
    shown.collection_point = shop.name;
    const pickup = positionOf(shop);
    const place = values.dropoff_address === '' ? null : await findAddress(values.dropoff_address, pickup);
    const body: RowPayload = {
      vendor_id: shop.vendor_id,
      customer: {
        name: values.customer_name,
        phone_number: values.customer_phone,
        location: {
          latitude: place?.latitude ?? null,
          longitude: place?.longitude ?? null,
          address,
          notes: values.notes,
        },
      },
      order: {
        payment_method: shown.payment_method,
        amount: amountOfCell(values.amount),
        description: values.description,
        cold_bag_needed: false,
      },
      preordered_for: shown.preordered_for,
      age_validation_required: false,
      delivery_fee: 0,
    };
    if (!isDeliveryType(values.delivery_type)) throw badInput('Unknown delivery type', 'bulk.delivery-type');
    if (isScheduled && shown.preordered_for === null)
      throw badInput('No such time', 'validation.preordered-for');
    await checkOrder(deps, db, country, shop.payment_methods, body);
    if (!place || !pickup) throw badInput('No coordinates', 'validation.invalid-coordinates');
    if (!isInside(deliveryArea(shop.vendor_id, pickup), place))
      throw badInput('Not deliverable', 'request.error.undeliverable-address');
    const { feeMinor } = computeFee(country, routeMetres(pickup, place), surcharged);
    shown.delivery_fee = toMajor(feeMinor, country);
    const payload = { ...body, delivery_fee: shown.delivery_fee };
    return { number, status: 'PREPROCESS_SUCCESS', error: null, shown, payload };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { number, status: 'PREPROCESS_FAIL', error: error.translationKey, shown, payload: null };
  }
}

function shopOf({ vendor, shops }: CheckContext, name: string): VendorRow {
  if (name === '') return vendor;
  const wanted = name.toLowerCase();
  const found = shops.find(
    (shop) =>
      shop.vendor_id.toLowerCase() === wanted ||
      shop.client_vendor_id?.toLowerCase() === wanted ||
      shop.name.toLowerCase() === wanted,
  );
  if (!found) throw badInput('Unknown collection point', 'bulk.collection-point');
  return found;
}

const positionOf = ({ latitude, longitude }: VendorRow): LatLng | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };
