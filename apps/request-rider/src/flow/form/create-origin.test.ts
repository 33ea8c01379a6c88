import { describe, expect, it } from '@jest/globals';
import { emptyPickup } from '../../model/form/pickup';
import { calm } from '../../testing/begin-request';
import { begunOnce } from '../../testing/begun-once';
import { AT_CLIFTON, CLIFTON, addClifton, SUGGESTED } from '../../testing/karachi-places';

const begin = begunOnce();
const beginWithout = (more: Parameters<typeof begin>[0] = {}) =>
  begin({ prepare: addClifton, hasPlace: false, ...more });
type Begun = Awaited<ReturnType<typeof begin>>;
const pick = async ({ origin }: Begun) => {
  origin.lookup.pick(SUGGESTED, null);
  await calm();
};
const sentPlace = ({ backend }: Begun) => backend.callsOf('vendors.updateAddress').map(({ body }) => body);

describe('a chosen pickup address', () => {
  it('gets coordinates and address parts from its suggestion', async () => {
    const begun = await beginWithout();
    begun.draft.getState().changePickup({ unit: '3', pinned: true });
    begun.problems.report({ field: 'address', key: 'validation.fill-address' });
    await pick(begun);
    expect(begun.draft.getState().pickup).toEqual({
      ...emptyPickup,
      ...AT_CLIFTON,
      text: SUGGESTED.text,
      unit: '3',
      city: 'Karachi',
      countryCode: 'PK',
      postalCode: '75600',
      street: 'Khayaban-e-Saadi 4',
      pinned: false,
    });
    expect(begun.problems.state.getState().problems).toEqual([]);
    const { context, value } = begun.flow.getSnapshot();
    expect([context.pickup, value]).toEqual([AT_CLIFTON, { AskForOriginAddressDetails: 'placing' }]);
  });

  it('gets the vendor’s country by default, and no parts when none are known', async () => {
    const begun = await beginWithout();
    begun.backend.fail('geolocator.reverse', { status: 404 });
    begun.draft.getState().changePickup({ city: 'Lahore', postalCode: '1', street: 'x' });
    await pick(begun);
    expect(begun.draft.getState().pickup).toMatchObject({
      city: '',
      countryCode: 'PK',
      postalCode: '',
      street: '',
    });
  });

  it('gets the country of its address', async () => {
    const begun = await beginWithout();
    begun.backend.state.places = [{ ...CLIFTON, country_code: 'AF' }];
    await pick(begun);
    expect(begun.draft.getState().pickup.countryCode).toBe('AF');
  });
});

describe('a moved pickup pin', () => {
  it('counts as placed by hand and gets the text of the address below it', async () => {
    const begun = await beginWithout();
    begun.problems.report({ field: 'address', key: 'validation.fill-address' });
    begun.origin.movePin({ ...AT_CLIFTON, accuracy: 5 } as typeof AT_CLIFTON);
    expect(begun.draft.getState().pickup).toMatchObject({ ...AT_CLIFTON, pinned: true });
    expect(begun.draft.getState().pickup).not.toHaveProperty('accuracy');
    expect(begun.problems.state.getState().problems).toEqual([]);
    expect(begun.flow.getSnapshot().context.pickup).toEqual(AT_CLIFTON);
    await calm();
    expect(begun.draft.getState().pickup).toMatchObject({ text: CLIFTON.formatted_address, pinned: true });
  });

  it('keeps its text when no address is found below it', async () => {
    const begun = await beginWithout();
    begun.backend.state.places = [{ ...CLIFTON, formatted_address: '' }];
    begun.draft.getState().changePickup({ text: 'Gate 2' });
    begun.origin.movePin(AT_CLIFTON);
    await calm();
    expect(begun.draft.getState().pickup.text).toBe('Gate 2');
  });
});

describe('an edited pickup text', () => {
  it('clears the former place but keeps unit and notes', async () => {
    const begun = await beginWithout();
    begun.draft.getState().changePickup({ unit: '3', notes: 'Ring' });
    await pick(begun);
    begun.problems.report({ field: 'address', key: 'validation.fill-address' });
    begun.origin.type('Saddar');
    expect(begun.draft.getState().pickup).toEqual({
      ...emptyPickup,
      text: 'Saddar',
      unit: '3',
      notes: 'Ring',
    });
    expect(begun.problems.state.getState().problems).toEqual([]);
    expect(begun.flow.getSnapshot().value).toBe('AskForOriginAddress');
  });

  it('keeps a pin placed by hand', async () => {
    const begun = await beginWithout();
    begun.origin.movePin(AT_CLIFTON);
    await calm();
    begun.origin.type('Gate 2');
    expect(begun.draft.getState().pickup).toMatchObject({ ...AT_CLIFTON, text: 'Gate 2', city: 'Karachi' });
    expect(begun.flow.getSnapshot().value).toEqual({ AskForOriginAddressDetails: 'placing' });
  });

  it('cancels a pending look-up and a pending save', async () => {
    const begun = await beginWithout();
    const answer = begun.backend.delay('geolocator.details');
    begun.origin.lookup.pick(SUGGESTED, null);
    begun.origin.save();
    begun.origin.type('Saddar');
    answer();
    await calm();
    expect(begun.draft.getState().pickup.latitude).toBeNull();
    await pick(begun);
    expect(sentPlace(begun)).toEqual([]);
  });
});

it('clearing a pickup address removes all its data and asks for it again', async () => {
  const begun = await beginWithout();
  await pick(begun);
  begun.problems.report({ field: 'notes', key: 'x' });
  const answer = begun.backend.delay('geolocator.reverse');
  begun.origin.movePin({ latitude: 24.9, longitude: 67.1 });
  begun.origin.save();
  begun.origin.clear();
  answer();
  await calm();
  expect(begun.draft.getState().pickup).toEqual(emptyPickup);
  expect(begun.problems.state.getState().problems).toEqual([]);
  expect(begun.flow.getSnapshot().value).toBe('AskForOriginAddress');
  await pick(begun);
  expect(sentPlace(begun)).toEqual([]);
});

describe('the save button of the pickup address', () => {
  it('saves the pickup address and continues with the flow', async () => {
    const begun = await beginWithout();
    await pick(begun);
    begun.draft.getState().changePickup({ notes: 'Ring twice' });
    begun.origin.save();
    await calm();
    expect(sentPlace(begun)).toMatchObject([
      { ...AT_CLIFTON, address_text: SUGGESTED.text, notes: 'Ring twice', city: 'Karachi' },
    ]);
    expect(begun.backend.callsOf('vendors.updateAddress')[0]?.params).toEqual({ vendorId: 'v2002' });
    expect(begun.flow.getSnapshot().context.origin).toEqual(AT_CLIFTON);
  });

  it('waits for a pending look-up and saves once', async () => {
    const begun = await beginWithout();
    const answer = begun.backend.delay('geolocator.details');
    begun.origin.lookup.pick(SUGGESTED, null);
    begun.origin.save();
    expect(sentPlace(begun)).toEqual([]);
    answer();
    await calm();
    expect(sentPlace(begun)).toHaveLength(1);
    begun.flow.send({ type: 'EDIT_ORIGIN' });
    await pick(begun);
    expect(sentPlace(begun)).toHaveLength(1);
  });

  it('shows what is missing and saves nothing', async () => {
    const begun = await beginWithout();
    begun.origin.save();
    expect(begun.problems.state.getState()).toEqual({
      problems: [{ field: 'address', key: 'validation.fill-address' }],
      wanted: { field: 'address' },
    });
    await calm();
    expect(sentPlace(begun)).toEqual([]);
  });

  it('saves nothing on the server for a guest, whose order contains the address', async () => {
    const begun = await begin({ prepare: addClifton, mode: 'GUEST' });
    await pick(begun);
    begun.origin.save();
    await calm();
    expect(sentPlace(begun)).toEqual([]);
    expect(begun.flow.getSnapshot().context.origin).toEqual(AT_CLIFTON);
  });
});
