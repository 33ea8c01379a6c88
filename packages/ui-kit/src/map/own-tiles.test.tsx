import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { MapTiles } from '@courier/config';
import { createI18n } from '@courier/i18n';
import type { MapViewProps } from './map-props';
import { MapTilesContext } from './map-tiles-context';
import { createFakeEngine } from './testing/fake-engine';

const openMap = jest.fn<typeof import('./open-map').openMap>();
jest.mock('./open-map', () => ({
  openMap: (...args: Parameters<typeof openMap>) => openMap(...args),
}));
const { MapView } = jest.requireActual<typeof import('./MapView')>('./MapView');
let fake: ReturnType<typeof createFakeEngine>;

beforeAll(async () => {
  await createI18n({ locale: 'en' });
});
beforeEach(() => {
  openMap.mockImplementation(async (container) => {
    fake = createFakeEngine(container as HTMLElement);
    return fake.engine;
  });
});
afterEach(() => void openMap.mockReset());

describe('a map with tiles of one’s own', () => {
  const kuwait = { latitude: 29.3759, longitude: 47.9774 };
  const door = { latitude: 29.3327, longitude: 48.0731 };
  const tiles: MapTiles = {
    url: '/map/0a/{z}/{x}/{y}.pbf',
    minzoom: 4,
    maxzoom: 14,
    bounds: [47.9, 29.3, 48.1, 29.4],
    attribution: '© Mappers of the town',
  };
  const drawWith = async (props: Partial<MapViewProps>) => {
    render(
      <MapTilesContext value={tiles}>
        <MapView label="Shop to door" {...props} />
      </MapTilesContext>,
    );
    await screen.findByRole('button', { name: 'Zoom in' });
  };

  it('shows their attribution, without rings or an unknown route', async () => {
    await drawWith({
      pickup: kuwait,
      dropoff: door,
      route: [kuwait, { latitude: 29.35, longitude: 48 }, door],
    });
    expect(openMap.mock.calls[0]?.[1].tiles).toBe(tiles);
    expect(screen.getByText('© Mappers of the town')).toBeVisible();
    expect(screen.queryByText('No street map for this area')).toBeNull();
    expect(fake.engine.setContent).toHaveBeenLastCalledWith(
      expect.objectContaining({ route: [], straight: [kuwait, door], rings: [] }),
    );
  });

  it.each([
    ['west', { latitude: 29.35, longitude: 47.89 }],
    ['east', { latitude: 29.35, longitude: 48.11 }],
    ['south', { latitude: 29.29, longitude: 48 }],
    ['north', { latitude: 29.41, longitude: 48 }],
  ])('says that there are no streets %s of them', async (_side, pickup) => {
    await drawWith({ pickup });
    expect(screen.getByText('No street map for this area')).toBeInTheDocument();
    expect(screen.queryByText('© Mappers of the town')).toBeNull();
  });

  it('reports missing streets once all tiles have failed', async () => {
    await drawWith({ pickup: kuwait });
    act(() => openMap.mock.calls[0]?.[1].onTilesLost());
    expect(screen.getByText('No street map for this area')).toBeInTheDocument();
  });
});
