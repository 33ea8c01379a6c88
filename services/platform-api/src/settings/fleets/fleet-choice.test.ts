import { expect, it } from '@jest/globals';
import { chooseFleet, isSimulated, usesSimulator, type FleetChoice } from './fleet-choice';
import { dispatchOrder } from '../../domains/orders/dispatch-order';

const CHOICE: FleetChoice = {
  adapter: 'simulator',
  byCountry: {
    TW: {
      night: { adapter: 'simulator', proofsRequired: [] },
      main: { adapter: 'api', proofsRequired: ['photo'] },
    },
  },
};

const DEPS = { config: { fleets: CHOICE } } as unknown as Parameters<typeof dispatchOrder>[0];

it('hands the orders of a vendor to the fleet it names, and to main where the settings do not name that one', () => {
  expect(dispatchOrder(DEPS, { country: 'TW', fleet_id: null })).toEqual({
    fleet_id: 'main',
    proofs_required: 'photo',
    pin_sealed: null,
    // Every order has one: the id alone allows the holder of the link nothing.
    customer_key: expect.stringMatching(/^[\w-]{22}$/),
  });
  expect(dispatchOrder(DEPS, { country: 'TW', fleet_id: 'night' }).fleet_id).toBe('night');
  expect(dispatchOrder(DEPS, { country: 'TW', fleet_id: 'gone' }).fleet_id).toBe('main');
  expect(chooseFleet(CHOICE, 'KW', null)).toEqual({ id: 'main', adapter: 'simulator', proofsRequired: [] });
});

it('lets the simulator move the orders of its fleets alone, and those without one where it is the default', () => {
  expect(isSimulated(CHOICE, { country: 'TW', fleet_id: 'main' })).toBe(false);
  expect(isSimulated(CHOICE, { country: 'TW', fleet_id: 'night' })).toBe(true);
  expect(isSimulated(CHOICE, { country: 'TW', fleet_id: 'gone' })).toBe(false);
  expect(isSimulated(CHOICE, { country: 'TW', fleet_id: null })).toBe(false);
  expect(isSimulated(CHOICE, { country: 'KW', fleet_id: null })).toBe(true);
});

it('has a simulator where a fleet of any country is simulated', () => {
  expect(usesSimulator(CHOICE)).toBe(true);
  expect(usesSimulator({ adapter: 'api', byCountry: {} })).toBe(false);
  expect(usesSimulator({ ...CHOICE, adapter: 'api' })).toBe(true);
});
