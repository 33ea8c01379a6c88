import { describe, expect, it } from '@jest/globals';
import { draftStorageKey, savedPart } from '../../model/draft/order-draft.store';
import { calm, KARACHI } from '../../testing/begin-request';
import { begunOnce } from '../../testing/begun-once';

const begin = begunOnce();
type Begun = Awaited<ReturnType<typeof begin>>;
const KEY = draftStorageKey(KARACHI.vendorId);

async function writeElsewhere({ draft }: Begun, form: object, key = KEY) {
  const saved = savedPart(draft.getState());
  const newValue = JSON.stringify({ state: { ...saved, form: { ...saved.form, ...form } }, version: 1 });
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  await calm();
}

describe('a draft typed in another tab', () => {
  it('is copied, and the same address is not priced again', async () => {
    const begun = await begin();
    const asked = begun.backend.callsOf('pricing.fee').length;
    await writeElsewhere(begun, { destinationName: 'Bilal' });
    expect(begun.draft.getState().form.destinationName).toBe('Bilal');
    expect(begun.backend.callsOf('pricing.fee')).toHaveLength(asked);
  });

  it.each([
    ['further north', { destinationLatitude: 24.87 }],
    ['further east', { destinationLongitude: 67.03 }],
  ])('is priced when the destination is %s', async (_, form) => {
    const begun = await begin();
    await writeElsewhere(begun, form);
    const { destination } = begun.flow.getSnapshot().context;
    expect([destination?.latitude, destination?.longitude]).toEqual(
      Object.values({
        destinationLatitude: KARACHI.form.destinationLatitude,
        destinationLongitude: KARACHI.form.destinationLongitude,
        ...form,
      }),
    );
  });

  it('is priced when the other tab chose the first address', async () => {
    const begun = await begin({ form: { destinationLatitude: null, destinationLongitude: null } });
    expect(begun.flow.getSnapshot().context.destination).toBeNull();
    const there = { destinationLatitude: 24.87, destinationLongitude: 67.03 };
    await writeElsewhere(begun, there);
    expect(begun.flow.getSnapshot().context.destination).toEqual({ latitude: 24.87, longitude: 67.03 });
  });

  it('removes the price when it has no destination', async () => {
    const begun = await begin();
    await writeElsewhere(begun, { destinationLatitude: null, destinationLongitude: null });
    expect(begun.flow.getSnapshot().context.destination).toBeNull();
  });
});

describe('synchronization ignores', () => {
  const unchanged = ({ draft }: Begun) =>
    expect(draft.getState().form.destinationName).toBe(KARACHI.form.destinationName);

  it('other vendors', async () => {
    const begun = await begin();
    await writeElsewhere(begun, { destinationName: 'Bilal' }, draftStorageKey('v2003'));
    unchanged(begun);
  });

  it('a discarded draft', async () => {
    const begun = await begin();
    const saved = savedPart(begun.draft.getState());
    const form = { ...saved.form, destinationName: 'Bilal' };
    localStorage.setItem(KEY, JSON.stringify({ state: { ...saved, form }, version: 1 }));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    await calm();
    unchanged(begun);
  });

  it('changes while the order is being sent', async () => {
    const begun = await begin();
    const answer = begun.backend.delay('orders.create');
    begun.submit.run('PLACE');
    await calm();
    await writeElsewhere(begun, { destinationName: 'Bilal' });
    unchanged(begun);
    answer();
    await calm();
  });

  it('changes after the form was closed', async () => {
    const begun = await begin();
    begun.close();
    await writeElsewhere(begun, { destinationName: 'Bilal' });
    unchanged(begun);
  });
});
