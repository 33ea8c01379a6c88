import { describe, expect, it } from '@jest/globals';
import type { FakeBackend } from '@courier/api-client/testing';
import { beginRequest, calm } from '../testing/begin-request';
import { AT_CLIFTON, CLIFTON, SUGGESTED } from '../testing/karachi-places';
import { passWhere } from './pass-where';

const TOWN = { ...CLIFTON, formatted_address: 'Karachi', street: '', number: '', house_unknown: true };
const addTown = ({ state }: FakeBackend) => {
  state.places = [TOWN];
  state.deliveryRadiusMetres = 50_000;
};
const DOOR = { latitude: 24.82, longitude: 67.03 };
const PIN_NEEDED = { field: 'address', key: 'places.pin-needed' };

describe('an address whose house cannot be found', () => {
  const choose = async () => {
    const begun = await beginRequest({ prepare: addTown });
    begun.destination.lookup.pick(SUGGESTED, null);
    await calm();
    return begun;
  };

  it('proposes a pin, and neither has a position nor a fee', async () => {
    const { draft, flow, backend } = await choose();
    expect(draft.getState()).toMatchObject({
      form: { destinationTextAddress: SUGGESTED.text, destinationLatitude: null, destinationLongitude: null },
      pinProposal: AT_CLIFTON,
      pinConfirmed: false,
    });
    expect(flow.getSnapshot().context.destination).toBeNull();
    expect(backend.callsOf('pricing.fee').map(({ body }) => body)).not.toContainEqual(
      expect.objectContaining({ destination: AT_CLIFTON }),
    );
  });

  it('cannot be ordered to before the pin is set', async () => {
    const begun = await choose();
    begun.submit.run('PLACE');
    await calm();
    expect(begun.problems.state.getState().problems).toContainEqual(PIN_NEEDED);
    expect(begun.backend.callsOf('orders.create')).toEqual([]);
    expect(passWhere(begun)).toBe(false);
    expect(begun.problems.state.getState().problems).toEqual([PIN_NEEDED]);
  });

  it('keeps its text when the pin is set, and is priced there', async () => {
    const { destination, draft, flow, backend } = await choose();
    destination.movePin(DOOR);
    await calm();
    expect(draft.getState()).toMatchObject({
      form: {
        destinationTextAddress: SUGGESTED.text,
        destinationLatitude: DOOR.latitude,
        destinationLongitude: DOOR.longitude,
      },
      pinProposal: null,
      pinConfirmed: true,
    });
    expect(flow.getSnapshot().context.destination).toEqual(DOOR);
    expect(backend.callsOf('pricing.fee').at(-1)?.body).toMatchObject({ destination: DOOR });
  });

  it('drops the proposal when another text is typed', async () => {
    const { destination, draft } = await choose();
    destination.type('Saddar');
    expect(draft.getState().pinProposal).toBeNull();
  });
});
