import { describe, expect, it } from '@jest/globals';
import { chooseCamera, coveredSides } from './camera';

const SHOP = { latitude: 25.04, longitude: 121.5437 };
const DOOR = { latitude: 25.0348, longitude: 121.5563 };
const RIDER = { position: { latitude: 25.0377, longitude: 121.55 } };
const ignorePlacement = () => undefined;

describe('choosing what to look at', () => {
  it('shows a pin that is being placed at zoom 18', () => {
    expect(chooseCamera({ pickup: SHOP, dropoff: DOOR, onDropoffMove: ignorePlacement }).camera).toEqual({
      kind: 'point',
      at: DOOR,
      zoom: 18,
    });
  });

  it('fits both ends and the route once there is a route', () => {
    const { camera } = chooseCamera({
      pickup: SHOP,
      dropoff: DOOR,
      onDropoffMove: ignorePlacement,
      route: [SHOP, DOOR],
    });
    expect(camera).toEqual({ kind: 'fit', points: [SHOP, DOOR, SHOP, DOOR] });
  });

  it('stays chosen while only the rider moves', () => {
    const before = chooseCamera({ pickup: SHOP, dropoff: DOOR, rider: RIDER });
    const after = chooseCamera({ pickup: SHOP, dropoff: DOOR, rider: { position: DOOR } });
    expect(after.key).toBe(before.key);
  });

  it('shows the centre of Taiwan when nothing is known', () => {
    expect(chooseCamera({}).camera).toEqual({
      kind: 'point',
      at: { latitude: 25.033, longitude: 121.5654 },
      zoom: 12,
    });
  });

  it('uses a given centre and zoom', () => {
    expect(chooseCamera({ center: SHOP, zoom: 2 }).camera).toEqual({ kind: 'point', at: SHOP, zoom: 2 });
  });
});

describe('what panels cover', () => {
  it('follows the direction of the page', () => {
    const frame = { width: 900, height: 800 };
    const sides = (rightToLeft: boolean) => coveredSides({ inlineStart: 100 }, { ...frame, rightToLeft });
    expect(sides(false)).toEqual({ top: 0, bottom: 0, left: 100, right: 0 });
    expect(sides(true)).toEqual({ top: 0, bottom: 0, left: 0, right: 100 });
  });

  it('shrinks in a frame that has less', () => {
    const { top, bottom } = coveredSides(
      { top: 90, bottom: 90 },
      { width: 390, height: 136, rightToLeft: false },
    );
    expect(top + bottom).toBeLessThan(136);
  });
});

it('a single dot is shown, rather than the middle of another country', () => {
  const kuwait = { latitude: 29.37, longitude: 47.98 };
  const dot = { id: 'kw1001-1', position: kuwait, tone: 'seek' as const };
  expect(chooseCamera({ dots: [dot] })).toEqual({
    camera: { kind: 'point', at: kuwait, zoom: 12 },
    key: 'dots 1',
  });
});
