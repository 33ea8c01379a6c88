import { waitFor } from 'xstate';
import type { Order } from '@courier/api-client';
import { buildVendor, createFakeBackend, type FakeBackend } from '@courier/api-client/testing';
import type { FlagKey } from '@courier/config';
import { createTestShell, type TestShell } from '@courier/shell-api/testing';
import { onlinePaymentQuery, paymentMethodsQuery } from '../api/country-parameters.queries';
import { createRequest } from '../flow/create-request';
import type { FlowSnapshot } from '../flow/machine/create-request-flow';
import type { RequestForm } from '../model/form/request-form';
import { openStoredDraft } from './stored-values';

export const KARACHI = {
  vendorId: 'v2002',
  shop: { latitude: 24.8607, longitude: 67.0011 },
  form: {
    destinationName: 'Ayesha Khan',
    destinationPhoneNumber: '0301 2345678',
    destinationTextAddress: 'Shahrah-e-Faisal 12, Karachi',
    destinationLatitude: 24.8668,
    destinationLongitude: 67.0246,
    orderAmount: '1450',
    orderDescription: 'Two biryanis',
    paymentMethod: 'PAID',
  } satisfies Partial<RequestForm>,
  /** Major units; a higher order needs a confirmation. */
  valueLimit: 2000,
};

interface Begun {
  form?: Partial<RequestForm>;
  flags?: Partial<Record<FlagKey, boolean>>;
  /** Changes the backend before the form opens. */
  prepare?: (backend: FakeBackend) => void;
  order?: Order;
  /** False for a vendor without coordinates, which the form asks for first. */
  hasPlace?: boolean;
  mode?: 'CLASSIC' | 'GUEST';
}

/** A request without its form: opened, up to its next stable state. */
export async function beginRequest({
  form,
  flags = {},
  prepare,
  order,
  hasPlace = true,
  mode = 'CLASSIC',
}: Begun = {}) {
  const backend = createFakeBackend();
  const { vendorId, shop } = KARACHI;
  const vendor = buildVendor({
    vendor_id: vendorId,
    name: 'Saddar Kitchen',
    location: hasPlace ? shop : { latitude: null, longitude: null },
  });
  backend.state.vendors = [vendor];
  backend.state.parameters['orderItemValueExceedLimit'] = KARACHI.valueLimit;
  prepare?.(backend);
  const shell: TestShell = createTestShell({
    api: backend.client,
    vendors: [vendor],
    country: 'PK',
    flags,
    mode,
    guest: { name: 'Bilal', email: 'bilal@demo.test', phoneNumber: '+923001234567' },
  });
  const { ports, queryClient: cache } = shell;
  if (order) backend.state.orders.set(order.order_id, order);
  else
    openStoredDraft(vendorId)
      .getState()
      .change({ ...KARACHI.form, ...form });
  const request = createRequest({ ports, cache, vendor, order: order ?? null, recomputeDelayMs: 0 });
  // The payment field does the same.
  await Promise.allSettled([
    cache.fetchQuery(paymentMethodsQuery(ports.api)),
    cache.fetchQuery(onlinePaymentQuery(ports.api)),
  ]);
  const close = request.open();
  const { flow } = request;
  const waitForSnapshot = (reached: (snapshot: FlowSnapshot) => boolean) =>
    waitFor(flow, reached, { timeout: 10_000 });
  await waitForSnapshot((snapshot) => !snapshot.hasTag('checking'));
  const orders = () => [...backend.state.orders.values()];
  return { ...request, request, backend, shell, vendor, close, until: waitForSnapshot, orders };
}

export async function calm(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done, 0));
}
