import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { contract, orderSchema, vendorSchema } from './contract';
import { CANCEL_REASONS } from './order-rules/changes/cancel-reasons';
import { buildOrder } from './testing/build-order';
import { buildVendor } from './testing/build-vendor';
import type { Call, Schema } from './wire/call';

const rows = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, call]): [string, Call] => [`${resource}.${name}`, call]),
);
interface Shape {
  properties?: Record<string, Shape>;
}
const listSchemaPaths = (shape: Shape, before = ''): string[] =>
  Object.entries(shape.properties ?? {}).flatMap(([key, inner]) => [
    `${before}${key}`,
    ...listSchemaPaths(inner, `${before}${key}.`),
  ]);
const listSchemaKeys = (schema: Schema | null): string[] =>
  schema ? listSchemaPaths(z.toJSONSchema(schema, { io: 'input' }) as Shape) : [];

/** Removes the value at a dotted path from a copy. */
function withoutPath(value: object, path: string): unknown {
  const copy = structuredClone(value);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, never>>(
    (at, key) => at[key] ?? at,
    copy as Record<string, never>,
  );
  delete parent[last];
  return copy;
}

describe('every call', () => {
  it.each(rows)('%s names its path parameters and owned fields', (_, call) => {
    const inPath = [...call.path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1]);
    expect(listSchemaKeys(call.params)).toEqual(inPath);
    const known = [
      ...listSchemaKeys(call.params).map((key) => `params.${key}`),
      ...listSchemaKeys(call.query).map((key) => `query.${key}`),
      ...listSchemaKeys(call.body).map((key) => `body.${key}`),
    ];
    for (const path of Object.values(call.owner ?? {})) expect(known).toContain(path);
    if (call.owner) expect(call.access).not.toBe('public');
  });

  it.each(rows)('%s can be written as JSON Schema', (_, call) => {
    for (const schema of [call.params, call.query, call.body])
      if (schema) expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow();
    expect(() => z.toJSONSchema(call.answer)).not.toThrow();
  });

  it('has a method and path of its own', () => {
    const addresses = rows.map(([, call]) => `${call.method} ${call.base} ${call.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('takes an idempotency key if it places or sends something', () => {
    const withKey = rows.filter(([, call]) => call.idempotency === 'key').map(([name]) => name);
    expect(withKey).toEqual([
      'identity.extend',
      'orders.create',
      'payments.confirm',
      'bulkJobs.placeOrders',
      'helpCentre.ticket',
    ]);
  });
});

describe('a vendor', () => {
  it.each(
    'vendor_id parent_vendor_id client_vendor_id is_parent is_active is_registered vendor_information.name vendor_information.currency vendor_information.owners vendor_information.contact vendor_information.location flags.payment_methods estimation_pick_up_time'.split(
      ' ',
    ),
  )('has %s [CLIENT-19, CLIENT-20]', (path) => {
    expect(z.safeParse(vendorSchema, buildVendor()).success).toBe(true);
    expect(z.safeParse(vendorSchema, withoutPath(buildVendor(), path)).success).toBe(false);
  });

  it('has every part of a location, empty where the server leaves it out [CLIENT-19]', () => {
    const vendor = withoutPath(buildVendor(), 'vendor_information.location.street_number');
    const { location, contact } = z.parse(vendorSchema, vendor).vendor_information;
    expect(Object.keys(location).sort()).toEqual(
      'address_text building city country_code latitude longitude postal_code rider_instructions street street_number unit'.split(
        ' ',
      ),
    );
    expect([location.street_number, contact.phone]).toEqual(['', '+886223456789']);
  });
});

describe('an order', () => {
  it.each(
    'order_id vendor_id created_at preordered_for status status_history customer.name customer.phone_number customer.location.address customer.location.latitude customer.location.longitude order.amount order.payment_method'.split(
      ' ',
    ),
  )('has %s [CLIENT-21]', (path) => {
    expect(z.safeParse(orderSchema, buildOrder()).success).toBe(true);
    expect(z.safeParse(orderSchema, withoutPath(buildOrder(), path)).success).toBe(false);
  });

  it.each(
    'updated_at rider_id origin_eta destination_eta delivery_fee discounted_delivery_fee voucher vat_number sender cancellation proofs order.payment_status age_validation_required'.split(
      ' ',
    ),
  )('has %s as well [CLIENT-25]', (path) => {
    expect(z.safeParse(orderSchema, withoutPath(buildOrder(), path)).success).toBe(false);
  });

  it('keeps an unknown status and drops unknown fields', () => {
    const read = z.parse(orderSchema, { ...buildOrder({ status: 'TELEPORTED' }), extra: 1 });
    expect(read.status).toBe('TELEPORTED');
    expect(read).not.toHaveProperty('extra');
  });

  it('has whole unix seconds', () => {
    expect(z.safeParse(orderSchema, buildOrder({ created_at: 1.5 })).success).toBe(false);
  });
});

describe('cancelling', () => {
  const body = { vendor_id: 'v1', order_id: 'o1' };
  it('accepts only the documented reasons', () => {
    for (const reason of CANCEL_REASONS)
      expect(z.safeParse(contract.orders.cancel.body, { ...body, reason }).success).toBe(true);
    expect(z.safeParse(contract.orders.cancel.body, { ...body, reason: 'BOREDOM' }).success).toBe(false);
  });
});

describe('queries', () => {
  it('are parsed from text as numbers and booleans, and other values are rejected', () => {
    const read = (query: object) => z.safeParse(contract.orders.list.query, query);
    expect(read({ from: '5', count: 7, include_outlets: 'true', scheduled: 'false' }).data).toEqual({
      from: 5,
      count: 7,
      include_outlets: true,
      scheduled: false,
    });
    expect([read({ from: '5x' }).success, read({ scheduled: 'yes' }).success]).toEqual([false, false]);
  });
});
