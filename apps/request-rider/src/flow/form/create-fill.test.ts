import { describe, expect, it } from '@jest/globals';
import { emptyRequestForm } from '../../model/form/request-form';
import { calm, KARACHI } from '../../testing/begin-request';
import { begunOnce } from '../../testing/begun-once';
import { AT_CLIFTON, CLIFTON, addClifton, SUGGESTED } from '../../testing/karachi-places';

const begin = begunOnce();
const content = {
  form: {
    ...emptyRequestForm,
    destinationName: 'Bilal',
    destinationLatitude: CLIFTON.latitude,
    destinationLongitude: CLIFTON.longitude,
  },
  addressQuery: 'Clifton',
};
const offer = { content, name: 'Bilal' };
const nothingTyped = async () => {
  const begun = await begin({ prepare: addClifton });
  begun.draft.getState().clear();
  begun.flow.send({ type: 'DESTINATION_CLEARED' });
  return begun;
};

describe('an offer to fill the form', () => {
  it('is accepted at once in an empty form, and its address is priced', async () => {
    const { filling, draft, flow, problems } = await nothingTyped();
    problems.report({ field: 'name', key: 'x' });
    filling.offer(offer);
    expect(draft.getState()).toMatchObject(content);
    expect(draft.getState().savedAt).toBeGreaterThan(Date.now() - 60_000);
    expect(filling.state.getState()).toEqual({ pending: null, filled: 1 });
    expect(problems.state.getState().problems).toEqual([]);
    expect(flow.getSnapshot().context.destination).toEqual(AT_CLIFTON);
  });

  it('requires a confirmation when the form has typed values', async () => {
    const { filling, draft } = await begin({ prepare: addClifton });
    filling.offer(offer);
    expect(filling.state.getState()).toEqual({ pending: offer, filled: 0 });
    expect(draft.getState().form.destinationName).toBe(KARACHI.form.destinationName);
    filling.respond(true);
    expect(filling.state.getState()).toEqual({ pending: null, filled: 1 });
    expect(draft.getState().form.destinationName).toBe('Bilal');
    filling.respond(true);
    expect(filling.state.getState().filled).toBe(1);
  });

  it('is discarded when declined', async () => {
    const { filling, draft } = await begin();
    filling.offer(offer);
    filling.respond(false);
    filling.respond(true);
    expect(filling.state.getState()).toEqual({ pending: null, filled: 0 });
    expect(draft.getState().form.destinationName).toBe(KARACHI.form.destinationName);
  });
});

describe('a filled form', () => {
  it('keeps other values and removes the price of the former address when the offer has none', async () => {
    const { filling, draft, flow } = await begin();
    draft.getState().setVoucherCode('TEA10');
    filling.fill({ form: { ...emptyRequestForm, destinationName: 'Bilal' } });
    expect(draft.getState()).toMatchObject({ voucherCode: 'TEA10', form: { destinationName: 'Bilal' } });
    expect(flow.getSnapshot().context.destination).toBeNull();
    expect(filling.state.getState().filled).toBe(0);
  });

  it('ignores a pending look-up', async () => {
    const { filling, draft, destination, backend } = await begin({ prepare: addClifton });
    const answer = backend.delay('geolocator.details');
    destination.lookup.pick(SUGGESTED, null);
    filling.fill({ form: { ...emptyRequestForm, destinationName: 'Bilal' } });
    answer();
    await calm();
    expect(draft.getState().form.destinationLatitude).toBeNull();
  });
});
