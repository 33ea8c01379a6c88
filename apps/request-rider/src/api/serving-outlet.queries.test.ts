import { describe, expect, it } from '@jest/globals';
import { createQueryClient } from '@courier/api-client/queries';
import { answeringClient, apiFailure, buildVendor } from '@courier/api-client/testing';
import { candidates, servingOutletQuery } from './serving-outlet.queries';

const DOOR = { latitude: 29.3, longitude: 48 };
const outlet = (vendor_id: string, latitude: number | null, parent_vendor_id: string | null = 'kw1000') =>
  buildVendor({ vendor_id, parent_vendor_id, location: { latitude, longitude: 48 } });
const asking = outlet('kw1001', 29.31);
const vendors = [
  outlet('kw1006', 29.36),
  outlet('kw1005', 29.35),
  outlet('kw1000', 29.34, null),
  outlet('kw1003', 29.33),
  asking,
  outlet('kw1002', 29.32),
  outlet('kw9001', 29.3, 'kw9000'),
  outlet('kw1009', null),
  buildVendor({ vendor_id: 'kw1010', parent_vendor_id: 'kw1000', location: { longitude: null } }),
];

describe('the candidate outlets', () => {
  const idsFor = (vendor: typeof asking) =>
    candidates(vendors, vendor, DOOR).map(({ other }) => other.vendor_id);

  it('are the four nearest of the same parent with known coordinates, including the parent', () => {
    expect(idsFor(asking)).toEqual(['kw1002', 'kw1003', 'kw1000', 'kw1005']);
  });

  it('of a parent are its outlets', () => {
    expect(idsFor(outlet('kw1000', 29.34, null))).toEqual(['kw1001', 'kw1002', 'kw1003', 'kw1005']);
  });
});

describe('the serving outlet', () => {
  const yes = { result: 'DELIVERABLE' };
  const no = { result: 'NOT_DELIVERABLE' };
  const requestOutlet = async (answers: readonly unknown[]) => {
    const { client, inputsOf } = answeringClient({ 'pricing.validateArea': answers });
    const found = await createQueryClient().fetchQuery(servingOutletQuery(client, vendors, asking, DOOR));
    return { found: found?.vendor_id ?? null, asked: inputsOf('pricing.validateArea') };
  };

  it('is the nearest one that delivers to the destination', async () => {
    const { found, asked } = await requestOutlet([no, yes, yes]);
    expect(found).toBe('kw1003');
    expect(asked).toEqual(
      [
        ['kw1002', 29.32],
        ['kw1003', 29.33],
      ].map(([vendor_id, latitude]) => ({
        body: { location: { lat: 29.3, lng: 48 }, vendor_location: { latitude, longitude: 48 }, vendor_id },
      })),
    );
  });

  it('is the next one when the check of the nearest fails', async () => {
    expect((await requestOutlet([apiFailure(500), yes])).found).toBe('kw1003');
  });

  it('is null when no outlet delivers there', async () => {
    expect(await requestOutlet([no])).toMatchObject({ found: null, asked: { length: 4 } });
  });

  it('is cached by vendor and destination', () => {
    const { client } = answeringClient({});
    const [here, other] = [asking, outlet('kw1002', 29.32)];
    const keys = [
      servingOutletQuery(client, vendors, here, DOOR),
      servingOutletQuery(client, vendors, other, DOOR),
      servingOutletQuery(client, vendors, here, { ...DOOR, latitude: 29.4 }),
      servingOutletQuery(client, vendors, here, { ...DOOR, longitude: 48.1 }),
    ].map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(4);
  });
});
