import { expect, it } from '@jest/globals';
import { saveOutlet, type OutletFields } from '../queries';
import { answeringClient } from '../testing/answering-client';

it('an outlet without an id is added, one with an id is changed', async () => {
  const { client, asked } = answeringClient({
    'outlets.create': { result: 'added' },
    'outlets.update': { result: 'changed' },
  });
  const body = { parent_vendor_id: 'kw1000' } as OutletFields;
  expect(await saveOutlet(client, null, body)).toBe('added');
  expect(await saveOutlet(client, 'kw1001', body)).toBe('changed');
  expect(asked.map(({ call, input }) => [call, input])).toEqual([
    ['outlets.create', { body }],
    ['outlets.update', { params: { vendorId: 'kw1001' }, body }],
  ]);
});
