import { beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { useStore } from 'zustand';
import { buildOrder, createFakeBackend } from '@courier/api-client/testing';
import { createTestShell } from '@courier/shell-api/testing';
import { createRequest } from '../../../flow/create-request';
import { isChecking } from '../../../flow/machine/flow-view';
import { loginPickupEstimation } from '../../../model/quote/quote';
import { isAddressEdited } from '../../../model/request-flow/request-flow.setup';
import type { RequestForm } from '../../../model/form/request-form';
import { usePaymentOptions } from '../payment/use-payment-options';
import { RequestScopeProvider } from '../request/request-scope';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('the request contains, besides its form, every part of its state [REQ-FORM-02]', async () => {
  const backend = createFakeBackend();
  backend.state.parameters['serviceHours'] = '0000:2359';
  const [vendor] = backend.state.vendors;
  if (!vendor) throw new Error('no vendor');
  const order = backend.addOrder(buildOrder({ order_id: 'v1001-1', vendor_id: 'v1001', delivery_fee: 72 }));
  const shell = createTestShell({ api: backend.client, vendors: backend.state.vendors });
  const request = createRequest({ ports: shell.ports, cache: shell.queryClient, vendor, order });
  const { draft, flow, submit } = request;
  const loadings: boolean[] = [];
  flow.subscribe((snapshot) => loadings.push(isChecking(snapshot)));
  request.open();
  const form: Partial<RequestForm> = {
    destinationName: 'Lin',
    destinationPhoneNumber: '0912048317',
    destinationTextAddress: 'Xinyi Road',
    destinationLatitude: 25.03397,
    destinationLongitude: 121.56447,
    orderAmount: '5001',
    orderDescription: 'Two teas',
  };
  request.filling.fill({
    form: { ...draft.getState().form, ...form },
    addressQuery: 'Xinyi Road',
    ageValidation: true,
    selectedSaveAddress: 'saved:1',
    voucherCode: 'TEA10',
    voucher: 'TEA10',
  });
  draft.getState().changePickup({ text: 'Side door' });

  const held: Record<string, unknown> = {};
  function Reads() {
    const { offered, method } = usePaymentOptions();
    const { question } = useStore(submit.state);
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
    return <button onClick={() => submit.run('PLACE')}>place</button>;
  }
  render(
    <shell.Wrapper>
      <RequestScopeProvider vendor={vendor} request={request}>
        <Reads />
      </RequestScopeProvider>
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
    orderToBeUpdated: {
      orderId: 'v1001-1',
      fee: 72,
      destination: {
        latitude: order.customer.location.latitude,
        longitude: order.customer.location.longitude,
      },
    },
    orderToBeUpdatedAddressEdited: true,
    selectedSaveAddress: 'saved:1',
    availablePaymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
    hasPaymentActivated: false,
    hasPaymentMethodSelected: true,
    orderItemValueExceedValidation: { required: true, confirmed: false, limit: 5000 },
  });
});
