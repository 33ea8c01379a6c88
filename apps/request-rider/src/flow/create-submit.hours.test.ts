import { describe, expect, it } from '@jest/globals';
import { calm } from '../testing/begin-request';
import { begunOnce } from '../testing/begun-once';

const begin = begunOnce();

describe('a press when the fee is shown and the service hours are not read yet', () => {
  async function pressEarly(isOpen: boolean) {
    const begun = await begin();
    const { backend, destination, submit, flow } = begun;
    if (!isOpen) backend.state.serviceWindows = [];
    const answer = backend.delay('pricing.serviceHours');
    destination.movePin({ latitude: 24.871, longitude: 67.03 });
    await calm();
    expect(flow.getSnapshot().matches('CheckServiceHours')).toBe(true);
    expect(flow.getSnapshot().context.quote).not.toBeNull();
    submit.run('PLACE');
    await calm();
    expect(begun.orders()).toEqual([]);
    answer();
    await calm();
    return begun;
  }

  it('places the order once they are read', async () => {
    const { orders } = await pressEarly(true);
    expect(orders()).toHaveLength(1);
  });

  it('places nothing when the shop turns out to be closed', async () => {
    const { orders, flow, problems } = await pressEarly(false);
    expect(flow.getSnapshot().matches('ServiceClosed')).toBe(true);
    expect([orders(), problems.state.getState().problems]).toEqual([[], []]);
  });
});

it('names missing values at once, also while the service hours are not read yet', async () => {
  const { backend, submit, flow, problems } = await begin();
  const answer = backend.delay('pricing.serviceHours');
  // A placed order leaves an empty form, for which the hours are read again.
  flow.send({ type: 'PAYMENT_MADE', orderId: 'v2002-1' });
  await calm();
  expect(flow.getSnapshot().matches('CheckServiceHours')).toBe(true);
  submit.run('PLACE');
  await calm();
  const fields = problems.state.getState().problems.map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(['address', 'name']));
  answer();
});
