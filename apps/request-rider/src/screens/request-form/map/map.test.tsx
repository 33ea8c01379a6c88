import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { MapViewProps } from '@courier/ui-kit/core';
import { buildVendor, createFakeBackend } from '@courier/api-client/testing';
import { countryConfig, parseCountryConfig } from '@courier/config';
import { addressField, chooseAddress, openRequest } from '../../../testing/open-request';

const mockMaps: MapViewProps[] = [];
jest.mock('@courier/ui-kit/core', () => ({
  ...jest.requireActual<object>('@courier/ui-kit/core'),
  MapView: (props: MapViewProps) => {
    mockMaps.push(props);
    return null;
  },
}));

beforeEach(() => {
  localStorage.clear();
  mockMaps.length = 0;
});

const square = [25, 25.1].flatMap((latitude) => [121.5, 121.6].map((longitude) => ({ latitude, longitude })));
const pinless = () => {
  const backend = createFakeBackend();
  backend.state.vendors = [buildVendor({ location: { latitude: null, longitude: null } })];
  return backend;
};

describe('the map of the form', () => {
  it('opens at zoom 18 on the shop [REQ-MAP-01]', async () => {
    openRequest();
    await addressField();
    await waitFor(() => expect(mockMaps).not.toHaveLength(0));
    expect(mockMaps.at(-1)).toMatchObject({ zoom: 18, pickup: { latitude: 25.0418, longitude: 121.5519 } });
  });

  it('names the shop on the map before an address is chosen', async () => {
    openRequest();
    await addressField();
    const named = { label: 'Collect from', value: buildVendor().vendor_information.name };
    await waitFor(() => expect(mockMaps.at(-1)?.callouts).toMatchObject([named]));
  });

  it('opens at zoom 18 on the centre of the country without any coordinates [REQ-MAP-01] [REQ-MAP-06] [REQ-MAP-07]', async () => {
    const opened = openRequest({ backend: pinless() });
    await screen.findByRole('combobox', { name: 'Pickup address' });
    expect(mockMaps.at(-1)).toMatchObject({ zoom: 18, center: { latitude: 25.033, longitude: 121.5654 } });
    opened.unmount();
    openRequest({ backend: pinless(), country: 'KW' });
    await screen.findByRole('combobox', { name: 'Pickup address' });
    expect(mockMaps.at(-1)?.center).toEqual(countryConfig('KW').mapCentre);
  });

  it('opens on the fixed default where a country has no centre [REQ-MAP-06] [REQ-MAP-07]', async () => {
    const { mapCentre: _, ...without } = countryConfig('TW');
    const country = parseCountryConfig(without);
    openRequest({ backend: pinless(), country });
    await screen.findByRole('combobox', { name: 'Pickup address' });
    expect(mockMaps.at(-1)?.center).toEqual({ latitude: 1.3521, longitude: 103.8198 });
  });

  it('draws the server’s areas while an address is chosen, and on request [REQ-MAP-10]', async () => {
    const hole = square.slice(0, 3);
    const backend = createFakeBackend({ areas: [square], areaHoles: [[hole]] });
    const opened = openRequest({ backend, flags: { 'draw-delivery-areas': true } });
    const findSwitch = () => screen.queryByRole('switch', { name: 'Delivery area' });
    await waitFor(() => expect(backend.callsOf('pricing.deliveryAreas')).toHaveLength(1));
    expect([mockMaps.at(-1)?.holedAreas, findSwitch()]).toEqual([[], null]);
    await chooseAddress(opened);
    await waitFor(() => expect(mockMaps.at(-1)?.holedAreas).toEqual([{ outer: square, holes: [hole] }]));
    expect(findSwitch()).toBeNull();
  });

  it('draws none when they cannot be loaded [REQ-MAP-10]', async () => {
    const backend = createFakeBackend({ areas: [square] });
    backend.fail('pricing.deliveryAreas', { status: 400 });
    const opened = openRequest({ backend, flags: { 'draw-delivery-areas': true } });
    await chooseAddress(opened);
    expect(await screen.findByText('Inside your delivery area')).toBeInTheDocument();
    expect(mockMaps.at(-1)?.holedAreas).toEqual([]);
    expect(opened.shell.notices).toEqual([]);
  });
});
