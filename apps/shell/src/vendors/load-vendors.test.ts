import { expect, it, jest } from '@jest/globals';
import { createFakeBackend } from '@courier/api-client/testing';
import { memoryStorage } from '../testing/memory-storage';
import { createVendorLoader } from './load-vendors';
import { createVendorsStore } from './vendors.store';

it.each([
  ['true', true],
  ['false', false],
  ['TRUE', false],
  ['1', false],
  ['on', false],
  ['true ', false],
  ['', false],
])(
  'the country parameter %j offers the switch for outlets: %p [SHELL-BRANCH-05]',
  async (parameter, isOffered) => {
    const backend = createFakeBackend();
    backend.state.parameters.allOutletOrders = parameter;
    const store = createVendorsStore(memoryStorage());
    const parameters = jest.spyOn(backend.client.parameters, 'get');
    const loader = createVendorLoader({
      api: backend.client,
      store,
      analytics: { push: () => undefined, trackError: () => undefined },
      singleVendorId: () => null,
      onFailure: () => undefined,
      onEmpty: () => undefined,
    });
    await loader.load();
    // The list does not wait for the parameter.
    expect(parameters).toHaveBeenCalledTimes(1);
    await parameters.mock.results[0]?.value;
    expect(store.getState().toggleOffered).toBe(isOffered);
  },
);
