import type { AddressBookEntry } from '@courier/api-client/contract';
import type { AddressParts } from '@courier/api-client/order-rules';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/db/database';

const MOST = 10;

interface CustomerRow {
  customer_name: string;
  customer_phone_number: string;
  latitude: number;
  longitude: number;
  address: string;
  address_parts: AddressParts | null;
  notes: string;
}

/**
 * Newest first. Each address of a customer appears once, in its latest spelling. Phone numbers match in national form
 * too (0912… for +886912…).
 */
export async function searchCustomers(db: Db, vendorId: string, text: string): Promise<AddressBookEntry[]> {
  const holds = `%${escaped(text.trim())}%`;
  const digits = text.replace(/\D/g, '').replace(/^0/, '');
  const byPhone = digits.length >= 3 && /^[\d\s()+.-]+$/.test(text) ? `%${digits}%` : null;
  const { rows } = await sql<CustomerRow>`
    select customer_name, customer_phone_number, latitude, longitude, address, address_parts, notes from (
      select distinct on (customer_phone_number, lower(customer_name), lower(address))
        customer_name, customer_phone_number, latitude, longitude, address, address_parts, notes, created_at
      from orders
      where vendor_id = ${vendorId} and (
        customer_name ilike ${holds} or address ilike ${holds} or customer_phone_number ilike ${holds}
        ${byPhone === null ? sql`` : sql`or customer_phone_number like ${byPhone}`})
      order by customer_phone_number, lower(customer_name), lower(address), created_at desc
    ) as customer
    order by created_at desc, customer_phone_number, address limit ${MOST}`.execute(db);
  return rows.map((row) => ({
    id: customerEntryId(vendorId, row),
    name: row.customer_name,
    phone_number: row.customer_phone_number,
    latitude: row.latitude,
    longitude: row.longitude,
    address: row.address,
    notes: row.notes,
    ...(row.address_parts && { address_parts: row.address_parts }),
  }));
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Stable while the customer and the address stay the same. */
const customerEntryId = (vendorId: string, row: CustomerRow): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        vendorId,
        row.customer_phone_number,
        row.customer_name.toLowerCase(),
        row.address.toLowerCase(),
      ]),
    )
    .digest('base64url')
    .slice(0, 22);
