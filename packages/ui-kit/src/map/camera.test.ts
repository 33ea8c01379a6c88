import { describe, expect, it } from '@jest/globals';
import { chooseCamera, fitPaddingFor } from './camera';

const SHOP = { latitude: 25.04, longitude: 121.5437 };
const DOOR = { latitude: 25.0348, longitude: 121.5563 };
const RIDER = { position: { latitude: 25.0377, longitude: 121.55 } };
const place = () => undefined;

describe('choosing what to look at', () => {
  it('shows a pin that is being placed at zoom 18', () => {
    expect(chooseCamera({ pickup: SHOP, dropoff: DOOR, onDropoffMove: place }).camera).toEqual({
      kind: 'point',
      at: DOOR,
      zoom: 18,
    });
  });

  it('fits both ends and the route once there is a route', () => {
    const { camera } = chooseCamera({
      pickup: SHOP,
      dropoff: DOOR,
      onDropoffMove: place,
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

  it('obeys a given centre and zoom', () => {
    expect(chooseCamera({ center: SHOP, zoom: 2 }).camera).toEqual({ kind: 'point', at: SHOP, zoom: 2 });
  });
});

describe('room around what is fitted', () => {
  const fit = { kind: 'fit', points: [SHOP, DOOR] } as const;

  it('is 72 px and what panels cover, by the direction of the page', () => {
    const frame = { width: 900, height: 800 };
    expect(fitPaddingFor(fit, { inlineStart: 100 }, { ...frame, rightToLeft: false })).toEqual({
      top: 72,
      bottom: 72,
      left: 172,
      right: 72,
    });
    expect(fitPaddingFor(fit, { inlineStart: 100 }, { ...frame, rightToLeft: true })).toEqual({
      top: 72,
      bottom: 72,
      left: 72,
      right: 172,
    });
  });

  it('shrinks in a frame that has less', () => {
    const { top, bottom } = fitPaddingFor(fit, undefined, { width: 390, height: 136, rightToLeft: false });
    expect(top + bottom).toBeLessThan(136);
  });
});
