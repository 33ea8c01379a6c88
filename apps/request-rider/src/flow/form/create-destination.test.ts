import { describe, expect, it } from '@jest/globals';
import { emptyDestination } from '../../model/form/request-form';
import { calm, KARACHI } from '../../testing/begin-request';
import { begunOnce } from '../../testing/begun-once';
import { AT_CLIFTON, CLIFTON, addClifton, SUGGESTED } from '../../testing/karachi-places';

const begin = begunOnce();
const DOOR = {
  latitude: KARACHI.form.destinationLatitude,
  longitude: KARACHI.form.destinationLongitude,
};
const there = (text: string) => ({
  destinationTextAddress: text,
  destinationLatitude: CLIFTON.latitude,
  destinationLongitude: CLIFTON.longitude,
});

describe('a chosen address', () => {
  it('is stored without a confirmed pin and is priced', async () => {
    const { destination, draft, flow, problems, backend } = await begin({ prepare: addClifton });
    draft.getState().setPinConfirmed(true);
    problems.report({ field: 'address', key: 'validation.fill-address' }, { field: 'name', key: 'x' });
    destination.lookup.pick(SUGGESTED, null);
    await calm();
    expect(draft.getState()).toMatchObject({
      form: { ...there(SUGGESTED.text), destinationCity: '', destinationArea: '' },
      addressQuery: SUGGESTED.text,
      pinConfirmed: false,
    });
    expect(problems.state.getState().problems).toEqual([{ field: 'name', key: 'x' }]);
    expect(flow.getSnapshot().context.destination).toEqual(AT_CLIFTON);
    expect(backend.callsOf('pricing.fee').at(-1)?.body).toMatchObject({ destination: AT_CLIFTON });
  });

  it('contains the address parts of the suggestion', async () => {
    const { destination, draft } = await begin({ prepare: addClifton });
    const place = {
      ...AT_CLIFTON,
      text: 'x',
      city: 'Karachi',
      area: 'Clifton',
      countryCode: 'PK',
      postalCode: '75600',
      street: '',
      streetName: '',
      streetNumber: '',
    };
    destination.lookup.pick({ ...SUGGESTED, place }, null);
    expect(draft.getState().form).toMatchObject({ destinationCity: 'Karachi', destinationArea: 'Clifton' });
  });
});

describe('a moved pin', () => {
  it('is priced once at once and then gets the text of the address below it', async () => {
    const { destination, draft, flow, backend, problems } = await begin({ prepare: addClifton });
    const asked = backend.callsOf('pricing.fee').length;
    problems.report({ field: 'address', key: 'validation.fill-address' });
    destination.movePin({ ...AT_CLIFTON, accuracy: 5 } as typeof AT_CLIFTON);
    expect(draft.getState().form).toMatchObject(there(KARACHI.form.destinationTextAddress));
    expect(flow.getSnapshot().context.destination).toEqual(AT_CLIFTON);
    await calm();
    expect(draft.getState()).toMatchObject({
      form: {
        ...there(CLIFTON.formatted_address),
        destinationCity: 'Karachi',
        destinationArea: 'Clifton',
      },
      addressQuery: CLIFTON.formatted_address,
      pinConfirmed: true,
    });
    expect(problems.state.getState().problems).toEqual([]);
    expect(backend.callsOf('pricing.fee')).toHaveLength(asked + 1);
  });

  it('keeps the text when no address is found below it', async () => {
    const { destination, draft } = await begin({
      prepare: (fake) => {
        addClifton(fake);
        fake.state.places = [{ ...CLIFTON, formatted_address: '' }];
      },
    });
    destination.movePin(AT_CLIFTON);
    await calm();
    expect(draft.getState().form.destinationTextAddress).toBe(KARACHI.form.destinationTextAddress);
  });
});

describe('an edited address text', () => {
  it('clears the former place', async () => {
    const { destination, draft, flow, problems, shell } = await begin({ prepare: addClifton });
    draft.getState().selectSaved('home');
    problems.report({ field: 'address', key: 'validation.fill-address' });
    destination.lookup.pick(SUGGESTED, null);
    destination.type('Saddar');
    await calm();
    expect(draft.getState()).toMatchObject({
      form: { ...emptyDestination, destinationTextAddress: 'Saddar' },
      addressQuery: 'Saddar',
      selectedSaveAddress: null,
    });
    expect(problems.state.getState().problems).toEqual([]);
    expect(flow.getSnapshot().context.destination).toBeNull();
    expect(shell.events.filter(({ event }) => event.includes('error'))).toEqual([]);
  });

  it('keeps a pin placed by hand', async () => {
    const { destination, draft, flow } = await begin();
    draft.getState().setPinConfirmed(true);
    destination.type('Behind the mosque');
    expect(draft.getState().form).toMatchObject({
      destinationTextAddress: 'Behind the mosque',
      destinationLatitude: DOOR.latitude,
    });
    expect(flow.getSnapshot().context.destination).toEqual(DOOR);
  });

  it('clears nothing that was not priced', async () => {
    const { destination, flow } = await begin({
      form: { destinationLatitude: null, destinationLongitude: null },
    });
    const before = flow.getSnapshot();
    destination.type('Saddar');
    expect(flow.getSnapshot()).toBe(before);
  });
});

it('clearing an address removes all its data and ignores pending answers', async () => {
  const { destination, draft, flow, problems } = await begin({ prepare: addClifton });
  draft.getState().setPinConfirmed(true);
  problems.report({ field: 'address', key: 'validation.fill-address' });
  destination.lookup.pick(SUGGESTED, null);
  destination.clear();
  await calm();
  expect(draft.getState()).toMatchObject({ form: emptyDestination, addressQuery: '', pinConfirmed: false });
  expect(draft.getState().form.destinationName).toBe(KARACHI.form.destinationName);
  expect(problems.state.getState().problems).toEqual([]);
  expect(flow.getSnapshot().context).toMatchObject({ destination: null, quote: null });
  expect(destination.lookup.state.getState().busy).toBe(false);
});

describe('the address look-up', () => {
  const countReverseCalls = async (hasPlace: boolean) => {
    const { destination, backend, services } = await begin({ prepare: addClifton, hasPlace });
    destination.movePin(AT_CLIFTON);
    await calm();
    const { lookupServices } = await import('./address-lookup');
    return { query: backend.callsOf('geolocator.reverse')[0]?.query, geo: lookupServices(services) };
  };

  it('uses the languages of the geolocator and of the user, near the vendor', async () => {
    const { query, geo } = await countReverseCalls(true);
    expect(query).toMatchObject({ locale: 'en', lat: String(CLIFTON.latitude) });
    expect(geo.geolocation(null)).toMatchObject({ country: 'PK', near: KARACHI.shop, places: null });
  });

  it('uses the centre of the country for a vendor without coordinates', async () => {
    const { geo } = await countReverseCalls(false);
    const { near } = geo.geolocation(null);
    expect(near).not.toMatchObject({ latitude: null });
    expect(Math.abs(near.latitude - 30)).toBeLessThan(7);
  });

  it('reports a failure with its field', async () => {
    const { destination, shell, backend } = await begin({ prepare: addClifton });
    backend.fail('geolocator.details', { status: 404 });
    destination.lookup.pick(SUGGESTED, null);
    await calm();
    expect(JSON.stringify(shell.events)).toContain('DESTINATION_ADDRESS');
  });
});
