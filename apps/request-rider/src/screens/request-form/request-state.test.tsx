import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { QueryClient } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { createFakeBackend } from '@courier/api-client/testing';
import { createTestShell } from '@courier/shell-api/testing';
import { quoteRoute } from '../../api/quote.queries';
import { readServiceHours } from '../../api/service-hours';
import { createOrderDraftStore } from '../../model/order-draft.store';
import { requestFlowMachine } from '../../model/request-flow.machine';
import { isAddressEdited } from '../../model/request-flow.setup';
import { loginPickupEstimation } from '../../model/quote';
import { destinationOf, type RequestForm } from '../../model/request-form';
import { isChecking } from './state/flow-view';
import { RequestScopeProvider } from './state/request-scope';
import { usePaymentOptions } from './state/use-payment-options';
import { useSubmit } from './state/use-submit';
import { VoucherProvider } from './state/voucher-control';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

it('the request holds, besides its form, every part of its state [REQ-FORM-02]', async () => {
  const backend = createFakeBackend();
  backend.state.parameters['serviceHours'] = '0000:2359';
  const [vendor] = backend.state.vendors;
  if (!vendor) throw new Error('no vendor');
  const cache = new QueryClient();
  const door = { latitude: 25.03396, longitude: 121.56447 };
  const draft = createOrderDraftStore('v1001');
  const form: Partial<RequestForm> = {
    destinationName: 'Lin',
    destinationPhoneNumber: '0912048317',
    destinationTextAddress: 'Xinyi Road',
    destinationLatitude: door.latitude,
    destinationLongitude: door.longitude,
    orderAmount: '5001',
  };
  draft.getState().change(form);
  draft.getState().setAddressQuery('Xinyi Road');
  draft.getState().setAgeValidation(true);
  draft.getState().selectSaved('saved:1');
  draft.getState().setVoucherCode('TEA10');
  draft.getState().setVoucher('TEA10');
  draft.getState().changePickup({ text: 'Side door' });
  const order = { orderId: 'v1001-1', fee: 72, destination: { latitude: 25, longitude: 121 } };
  const flow = createActor(
    requestFlowMachine.provide({
      actors: {
        readServiceHours: fromPromise(() => readServiceHours(cache, backend.client, 'Asia/Taipei')),
        quoteRoute: fromPromise(({ input }) =>
          quoteRoute(cache, backend.client, input, { fallbackFee: null }),
        ),
      },
    }),
    {
      input: {
        vendorId: 'v1001',
        guest: false,
        origin: { latitude: 25.0418, longitude: 121.5519 },
        pickup: null,
        destination: destinationOf(draft.getState().form),
        orderToBeUpdated: order,
      },
    },
  );
  const loadings: boolean[] = [];
  flow.subscribe((snapshot) => loadings.push(isChecking(snapshot)));
  flow.start();

  const held: Record<string, unknown> = {};
  function Reads() {
    const { offered, method } = usePaymentOptions();
    const { question, run } = useSubmit({ current: null }, () => undefined);
    Object.assign(held, {
      availablePaymentMethods: offered,
      hasPaymentActivated: offered.includes('ONLINE_PAYMENT'),
      hasPaymentMethodSelected: method !== null,
      orderItemValueExceedValidation: {
        required: question !== null,
        confirmed: draft.getState().itemValueConfirmed,
        limit: question?.limit,
      },
    });
    return <button onClick={() => run('PLACE')}>place</button>;
  }
  const shell = createTestShell({ api: backend.client });
  render(
    <shell.Wrapper>
      <MemoryRouter>
        <RequestScopeProvider vendor={vendor} draft={draft} flow={flow}>
          <VoucherProvider>
            <Reads />
          </VoucherProvider>
        </RequestScopeProvider>
      </MemoryRouter>
    </shell.Wrapper>,
  );
  await waitFor(() => expect(flow.getSnapshot().matches('FillOrderDetails')).toBe(true));
  screen.getByText('place').click();
  await waitFor(() => expect(held['orderItemValueExceedValidation']).toMatchObject({ required: true }));

  const { context, value } = flow.getSnapshot();
  const saved = draft.getState();
  flow.send({
    type: 'VOUCHER',
    discount: { voucher: { code: 'TEA10', amount: 10, type: 'percentage' }, fee: 64, signature: 's' },
  });
  const quoted = flow.getSnapshot().context.quote;
  expect({
    step: Object.keys(value as object)[0],
    loading: loadings.includes(true),
    error: context.fault,
    estimations: context.quote?.estimations,
    loginEstimation: loginPickupEstimation(null, context.quote),
    serviceHours: context.hours?.open,
    startTime: context.hours?.opensAt,
    endTime: context.hours?.closesAt,
    deliveryFee: { fee: context.quote?.fee, signature: context.quote?.signature },
    discountedDeliveryFee: { fee: quoted?.discount?.fee, signature: quoted?.discount?.signature },
    addressQuery: saved.addressQuery,
    originAddressCreation: saved.pickup.text,
    voucher: saved.voucher,
    voucherCode: saved.voucherCode,
    ageValidation: saved.ageValidation,
    orderToBeUpdated: context.orderToBeUpdated,
    orderToBeUpdatedAddressEdited: isAddressEdited(context),
    selectedSaveAddress: saved.selectedSaveAddress,
    ...held,
  }).toEqual({
    step: 'FillOrderDetails',
    loading: true,
    error: null,
    estimations: { pickUp: 8, dropOff: 15 },
    loginEstimation: 8,
    serviceHours: true,
    startTime: '00:00',
    endTime: '23:59',
    deliveryFee: { fee: 72, signature: 'signature-1' },
    discountedDeliveryFee: { fee: 64, signature: 's' },
    addressQuery: 'Xinyi Road',
    originAddressCreation: 'Side door',
    voucher: 'TEA10',
    voucherCode: 'TEA10',
    ageValidation: true,
    orderToBeUpdated: order,
    orderToBeUpdatedAddressEdited: true,
    selectedSaveAddress: 'saved:1',
    availablePaymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
    hasPaymentActivated: false,
    hasPaymentMethodSelected: true,
    orderItemValueExceedValidation: { required: true, confirmed: false, limit: 5000 },
  });
});
