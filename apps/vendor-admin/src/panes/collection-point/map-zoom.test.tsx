import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type { MapViewProps } from '@courier/ui-kit/core';
import { countryConfig } from '@courier/config';
import { karak, kuwait, noor } from '../../testing/families';
import { openDialog } from '../../testing/open-dialog';

const mockMaps: MapViewProps[] = [];
jest.mock('@courier/ui-kit/core', () => ({
  ...jest.requireActual<object>('@courier/ui-kit/core'),
  MapView: (props: MapViewProps) => {
    mockMaps.push(props);
    return null;
  },
}));
const map = () => mockMaps.at(-1);

beforeEach(() => {
  mockMaps.length = 0;
});

it('opens on the country at zoom 2 with no parent, at 12 on the parent, and goes to 17 with the pin [ADMIN-17]', async () => {
  const orphans = await openDialog({ backend: kuwait(noor().slice(1)), at: 'v7002' });
  expect(map()).toMatchObject({ zoom: 2, center: countryConfig('KW').mapCentre });
  orphans.unmount();
  const opened = await openDialog({ backend: kuwait(karak()), at: 'v8001' });
  expect(map()).toMatchObject({ zoom: 12, center: { latitude: 29.3333, longitude: 48.0286 } });
  expect(map()?.dropoff).toBeUndefined();
  await opened.chooseAddress('salmiya');
  await waitFor(() =>
    expect(map()).toMatchObject({ zoom: 17, dropoff: { latitude: 29.3401, longitude: 48.0767 } }),
  );
});

it('centres an existing collection point at zoom 17, and follows the pin [ADMIN-05] [ADMIN-17]', async () => {
  const { field } = await openDialog({ outlet: 'v7002' });
  expect(map()).toMatchObject({ zoom: 17, dropoff: { latitude: 29.3375, longitude: 48.0758 } });
  act(() => map()?.onDropoffMove?.({ latitude: 29.3346, longitude: 48.0302 }));
  await waitFor(() => expect(field('Pickup address')).toHaveValue('Tunis St., Hawally, Kuwait City'));
  expect(map()).toMatchObject({ zoom: 17, dropoff: { latitude: 29.3346, longitude: 48.0302 } });
});
