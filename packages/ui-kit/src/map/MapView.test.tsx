import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { toMetres } from '@courier/config/geometry';
import { createI18n } from '@courier/i18n';
import { chooseMapDrawing } from './drawing/map-drawing';
import type { MapViewProps } from './map-props';
import { createFakeEngine } from './testing/fake-engine';

const openMap = jest.fn<typeof import('./open-map').openMap>();
let frameMs = 4;
let drawnNow: () => void;
jest.mock('./open-map', () => ({
  openMap: (...args: Parameters<typeof openMap>) => openMap(...args),
}));
const { MapView } = jest.requireActual<typeof import('./MapView')>('./MapView');

const SHOP = { latitude: 25.04, longitude: 121.5437 };
const DOOR = { latitude: 25.0348, longitude: 121.5563 };
let fake: ReturnType<typeof createFakeEngine>;

beforeAll(async () => {
  await createI18n({ locale: 'en' });
});
beforeEach(() => {
  frameMs = 4;
  localStorage.clear();
  sessionStorage.clear();
  openMap.mockImplementation(async (container, options) => {
    fake = createFakeEngine(container as HTMLElement);
    fake.engine.frameMs.mockReturnValue(frameMs);
    drawnNow = options.onReady;
    return fake.engine;
  });
});
afterEach(() => void openMap.mockReset());

async function draw(props: Partial<MapViewProps>) {
  const view = render(<MapView label="Shop to door, 2.4 km" {...props} />);
  await screen.findByRole('button', { name: 'Zoom in' });
  return view;
}

function Placing({ onMove }: { onMove(position: typeof DOOR): void }) {
  const [pin, setPin] = useState(DOOR);
  return (
    <MapView
      label="Place the pin"
      dropoff={pin}
      onDropoffMove={(next) => {
        setPin(next);
        onMove(next);
      }}
    />
  );
}

describe('a drawn map', () => {
  it('has a text alternative', async () => {
    await draw({ pickup: SHOP, dropoff: DOOR });
    expect(screen.getByRole('region', { name: 'Shop to door, 2.4 km' })).toHaveTextContent(
      'Shop to door, 2.4 km',
    );
  });

  it('draws the pin 65 by 65 with its tip on the point [REQ-MAP-02]', async () => {
    await draw({ dropoff: DOOR });
    const pin = fake.markers.find((marker) => marker.options.at === DOOR);
    const art = pin?.element.querySelector('svg');
    expect([art?.getAttribute('width'), art?.getAttribute('height')]).toEqual(['65', '65']);
    expect(art?.querySelector('path')?.getAttribute('d')).toMatch(/^M32\.5 59/);
    expect(pin?.options.offset).toEqual({ x: 0, y: 32.5 - 59 });
  });

  it('shows streets and the route where they are known', async () => {
    await draw({ pickup: SHOP, dropoff: DOOR, route: [SHOP, { latitude: 25.037, longitude: 121.56 }, DOOR] });
    expect(fake.engine.setContent).toHaveBeenLastCalledWith(
      expect.objectContaining({ route: expect.arrayContaining([SHOP, DOOR]), straight: [], rings: [] }),
    );
    expect(screen.getByText(/Schematic streets/)).toBeVisible();
  });

  it('shows distances, a straight line and a notice where no streets are known', async () => {
    const kuwait = { latitude: 29.3759, longitude: 47.9774 };
    const door = { latitude: 29.3327, longitude: 48.0731 };
    await draw({ pickup: kuwait, dropoff: door, route: [kuwait, { latitude: 29.35, longitude: 48 }, door] });
    expect(fake.engine.setContent).toHaveBeenLastCalledWith(
      expect.objectContaining({ route: [], straight: [kuwait, door] }),
    );
    const { rings = [] } = fake.engine.setContent.mock.lastCall?.[0] ?? {};
    expect(rings.map((ring) => Math.round(Math.hypot(...toMetres(kuwait, ring[20] ?? kuwait))))).toEqual([
      100, 300, 500, 1000, 3000, 5000,
    ]);
    for (const far of ['100 m', '500 m', '1.0 km', '5.0 km']) expect(screen.getByText(far)).toBeVisible();
    expect(screen.getByText(/No street map here/)).toBeVisible();
    expect(screen.queryByText(/Schematic streets/)).toBeNull();
  });

  it('states in one line what is estimated and what is right', async () => {
    const karachi = { latitude: 24.8607, longitude: 67.0011 };
    const view = await draw({ dropoff: karachi, onDropoffMove: () => undefined });
    expect(screen.getByText('No street map for this area').closest('p')).toHaveTextContent(
      'No street map for this area The way and the minutes are estimates. Marker, area and fee are right.',
    );
    view.rerender(<MapView label="Taipei" dropoff={DOOR} />);
    expect(screen.queryByText('No street map for this area')).toBeNull();
  });

  it("keeps the line clear of the caller's overlay", async () => {
    const karachi = { latitude: 24.8607, longitude: 67.0011 };
    await draw({ dropoff: karachi, fitPadding: { inlineStart: 468, bottom: 20 } });
    const line = screen.getByText('No street map for this area').closest('p');
    expect(line?.style.getPropertyValue('--covered-start')).toBe('468px');
    expect(line?.style.getPropertyValue('--covered-foot')).toBe('20px');
  });

  it('shows the country, without rings, before a position is known', async () => {
    const kuwait = { latitude: 29.3759, longitude: 47.9774 };
    const view = await draw({ center: kuwait, zoom: 18 });
    await waitFor(() =>
      expect(fake.engine.show.mock.calls.at(-1)?.[0]).toEqual({ kind: 'point', at: kuwait, zoom: 6 }),
    );
    expect(fake.engine.setContent).toHaveBeenLastCalledWith(expect.objectContaining({ rings: [] }));
    expect(screen.queryByText(/No street map/)).toBeNull();
    view.rerender(<MapView label="Set" center={kuwait} zoom={18} dropoff={kuwait} />);
    await waitFor(() =>
      expect(fake.engine.show.mock.calls.at(-1)?.[0]).toEqual({ kind: 'point', at: kuwait, zoom: 18 }),
    );
    expect(screen.getAllByText(/No street map/)).not.toHaveLength(0);
  });

  it('shows a shop with rings of the usual distance, and zooms in on a pin that is being placed', async () => {
    const karachi = { latitude: 24.8607, longitude: 67.0011 };
    const view = await draw({ pickup: karachi, zoom: 18 });
    const camera = () => fake.engine.show.mock.calls.at(-1)?.[0];
    await waitFor(() => expect(camera()).toEqual({ kind: 'point', at: karachi, zoom: 13 }));
    const door = { latitude: 24.87, longitude: 67.01 };
    view.rerender(<MapView label="Pin" zoom={18} dropoff={door} onDropoffMove={() => undefined} />);
    await waitFor(() => expect(camera()).toEqual({ kind: 'point', at: door, zoom: 18 }));
  });

  it("limits the zoom to the caller's, and stays zoomed in where there are streets", async () => {
    const kuwait = { latitude: 29.3759, longitude: 47.9774 };
    const view = await draw({ center: kuwait, zoom: 2 });
    await waitFor(() => expect(fake.engine.show.mock.calls.at(-1)?.[0]).toMatchObject({ zoom: 2 }));
    view.rerender(<MapView label="Taipei" center={SHOP} zoom={18} />);
    await waitFor(() => expect(fake.engine.show.mock.calls.at(-1)?.[0]).toMatchObject({ zoom: 18 }));
  });

  it('shows a first picture until everything is drawn', async () => {
    let opened: (() => void) | undefined;
    openMap.mockImplementationOnce(async (container, options) => {
      await new Promise<void>((resolve) => (opened = resolve));
      fake = createFakeEngine(container as HTMLElement);
      drawnNow = options.onReady;
      return fake.engine;
    });
    render(<MapView label="Soon" dropoff={{ latitude: 24.8607, longitude: 67.0011 }} />);
    const rings = () =>
      screen.getByRole('region', { name: 'Soon' }).querySelectorAll('svg > circle[cx="50%"]');
    expect(rings()).toHaveLength(3);
    opened?.();
    await screen.findByRole('button', { name: 'Zoom in' });
    expect(rings()).toHaveLength(3);
    act(() => drawnNow());
    expect(rings()).toHaveLength(0);
  });

  it('does not change the streets of the operator’s own style', async () => {
    const karachi = { latitude: 24.8607, longitude: 67.0011 };
    const route = [karachi, { latitude: 24.87, longitude: 67.01 }];
    await draw({ pickup: karachi, route, styleUrl: 'https://tiles.example/style.json' });
    expect(fake.engine.setContent).toHaveBeenLastCalledWith(expect.objectContaining({ route, rings: [] }));
    expect(screen.queryByText(/No street map here/)).toBeNull();
  });

  it('moves the pin with the arrow keys, further with Shift, and announces its position', async () => {
    const onMove = jest.fn();
    render(<Placing onMove={onMove} />);
    const user = userEvent.setup();
    const pin = await screen.findByRole('button', { name: 'Delivery marker at 25.03480, 121.55630' });
    pin.focus();
    await user.keyboard('{ArrowUp}');
    expect(onMove).toHaveBeenLastCalledWith({ latitude: 25.03484, longitude: 121.5563 });
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(onMove).toHaveBeenLastCalledWith({ latitude: 25.03484, longitude: 121.5567 });
    expect(screen.getByRole('button', { name: 'Delivery marker at 25.03484, 121.55670' })).toHaveFocus();
  });

  it('does not move the map by keys of the pin', async () => {
    render(<Placing onMove={() => undefined} />);
    const pin = await screen.findByRole('button', { name: /Delivery marker/ });
    const reachedMap = jest.fn();
    pin.closest('[data-map-canvas]')?.addEventListener('keydown', reachedMap);
    pin.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(reachedMap).not.toHaveBeenCalled();
  });

  it('keeps the camera when a user moves the pin', async () => {
    render(<Placing onMove={() => undefined} />);
    const pin = await screen.findByRole('button', { name: /Delivery marker/ });
    await waitFor(() => expect(fake.engine.show).toHaveBeenCalledTimes(1));
    pin.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(fake.engine.show).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['stays while the whole way is in the picture', 400, 1],
    ['shows the whole way again once the pin took a part of it out of the picture', 300, 2],
  ])('%s', async (_, width, shows) => {
    const size = { configurable: true, get: () => width };
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', size);
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { ...size, get: () => 400 });
    // Pixels of this map: the shop at 100, 100, the pin at 200, 200; moved to 280, 200.
    const at = (x: number, y: number) => ({ latitude: -y / 100_000, longitude: x / 100_000 });
    const shop = at(100, 100);
    const way = (pin: typeof shop) => (
      <MapView label="Way" pickup={shop} dropoff={pin} route={[shop, pin]} onDropoffMove={() => undefined} />
    );
    const view = render(way(at(200, 200)));
    await waitFor(() => expect(fake.engine.show).toHaveBeenCalledTimes(1));
    const mark = fake.markers.find(({ options }) => options.draggable);
    mark?.options.onDragEnd(at(280, 200));
    view.rerender(way(at(280, 200)));
    expect(fake.engine.show).toHaveBeenCalledTimes(shows);
    Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
    Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  });

  it('fits again when its footer grows, unless a user placed the pin', async () => {
    render(<Placing onMove={() => undefined} />);
    const pin = await screen.findByRole('button', { name: /Delivery marker/ });
    await waitFor(() => expect(fake.engine.show).toHaveBeenCalledTimes(1));
    const frame = screen.getByRole('region', { name: 'Place the pin' });
    const grow = (height: string) => act(async () => frame.style.setProperty('--map-foot', height));
    await grow('71px');
    expect(fake.engine.show).toHaveBeenCalledTimes(2);
    pin.focus();
    await userEvent.keyboard('{ArrowDown}');
    await grow('0px');
    expect(fake.engine.show).toHaveBeenCalledTimes(2);
  });

  it('reports the clicked position, except after a drag and on the pin', async () => {
    const onPress = jest.fn();
    await draw({ dropoff: DOOR, onDropoffMove: () => undefined, onPress });
    const canvas = document.querySelector('[data-map-canvas]') as HTMLElement;
    const press = (target: Element, from: number, to: number) => {
      fireEvent(target, new MouseEvent('pointerdown', { bubbles: true, clientX: from, clientY: 50 }));
      fireEvent.click(target, { clientX: to, clientY: 50 });
    };
    press(canvas, 30, 90);
    press(screen.getByRole('button', { name: /Delivery marker/ }), 30, 30);
    expect(onPress).not.toHaveBeenCalled();
    press(canvas, 120, 121);
    expect(onPress.mock.calls).toEqual([[{ latitude: -0.0005, longitude: 0.00121 }]]);
  });

  it('animates the rider to a new position and names the rider', async () => {
    const view = await draw({ rider: { position: SHOP, label: 'Rider, last position 8 s ago' } });
    expect(screen.getByRole('img', { name: 'Rider, last position 8 s ago' })).toBeInTheDocument();
    view.rerender(
      <MapView label="Shop to door" rider={{ position: DOOR, label: 'Rider, last position 1 s ago' }} />,
    );
    expect(fake.markers[0]?.moves.at(-1)).toEqual({ position: DOOR, glide: true });
  });

  it('draws a rider with an old position without halo and arrow', async () => {
    const view = await draw({ rider: { position: SHOP, heading: 90, label: 'Rider' } });
    const shapes = () => screen.getByRole('img', { name: 'Rider' }).querySelectorAll('.halo, .arrow').length;
    expect(shapes()).toBe(2);
    view.rerender(
      <MapView label="Shop" rider={{ position: SHOP, heading: 90, label: 'Rider', stale: true }} />,
    );
    expect(shapes()).toBe(0);
  });

  it('zooms and returns to both ends by its buttons', async () => {
    await draw({ pickup: SHOP, dropoff: DOOR });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(fake.engine.zoomBy.mock.calls).toEqual([[1], [-1]]);
    await user.click(screen.getByRole('button', { name: 'Show both ends' }));
    expect(fake.engine.show.mock.calls.at(-1)?.[0]).toEqual({ kind: 'fit', points: [SHOP, DOOR] });
  });

  it('is removed after its component, once the next content has been drawn', async () => {
    const view = await draw({});
    view.unmount();
    expect(fake.engine.remove).not.toHaveBeenCalled();
    await waitFor(() => expect(fake.engine.remove).toHaveBeenCalledTimes(1));
  });
});

describe('a map that a device draws slowly', () => {
  const drawSlowly = async () => {
    frameMs = 101;
    render(<MapView label="Shop to door, 2.4 km" pickup={SHOP} dropoff={DOOR} />);
    await screen.findByRole('button', { name: 'Zoom in' });
    const slow = fake.engine;
    act(() => drawnNow());
    return slow;
  };

  it('is opened again in two dimensions, and the device remembers the choice', async () => {
    const slow = await drawSlowly();
    expect(slow.remove).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(openMap).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
    expect(chooseMapDrawing()).toBe('canvas');
  });

  it('is not replaced on a device that always draws with WebGL', async () => {
    localStorage.setItem('map-drawing', 'always');
    const slow = await drawSlowly();
    expect(slow.remove).not.toHaveBeenCalled();
    expect(openMap).toHaveBeenCalledTimes(1);
  });

  it('keeps WebGL while ten frames fit into a second', async () => {
    frameMs = 100;
    render(<MapView label="Shop" pickup={SHOP} />);
    await screen.findByRole('button', { name: 'Zoom in' });
    act(() => drawnNow());
    expect(openMap).toHaveBeenCalledTimes(1);
  });
});

describe('a map that cannot be drawn', () => {
  it('shows its text, reports once, and renders after Try again', async () => {
    openMap.mockRejectedValueOnce(new Error('chunk missing'));
    const onFailure = jest.fn();
    render(
      <MapView
        label="Shop to door"
        callouts={[{ at: DOOR, label: 'At the door', value: '14:36–14:44' }]}
        onFailure={onFailure}
      />,
    );
    expect(await screen.findByText('The map could not be shown')).toBeInTheDocument();
    expect(screen.getByText('Shop to door')).toBeInTheDocument();
    expect(screen.getByText('14:36–14:44')).toBeInTheDocument();
    expect(onFailure).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
  });

  it('still moves the pin by keys, without showing coordinates', async () => {
    openMap.mockRejectedValueOnce(new Error('chunk missing'));
    const onMove = jest.fn();
    render(<Placing onMove={onMove} />);
    const pin = await screen.findByRole('button', { name: /Delivery marker/ });
    pin.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(onMove).toHaveBeenCalledWith({ latitude: 25.034845, longitude: 121.5563 });
    expect(pin).toHaveAccessibleName('Delivery marker at 25.03485, 121.55630');
    expect(screen.queryByText(/25\.03485/)).not.toBeInTheDocument();
  });
});

it('draws a faded map of both ends still: with both marks and its card, without controls, gestures or focus', async () => {
  const { container } = render(
    <MapView label="No rider yet" faded pickup={SHOP} dropoff={DOOR} overlay={<b>Looking for a rider</b>} />,
  );
  await waitFor(() => expect(container.querySelectorAll('svg[width="65"], svg[width="34"]')).toHaveLength(2));
  expect(screen.getByText('Looking for a rider')).toBeVisible();
  expect(container.querySelector('[data-map-canvas]')).toHaveAttribute('inert');
  expect(screen.queryByRole('button')).toBeNull();
});

it('draws a faded map without both ends as a picture with its card and loads no map code', () => {
  render(<MapView label="No rider yet" faded overlay={<b>Looking for a rider</b>} />);
  expect(screen.getByRole('region', { name: 'No rider yet' })).toHaveTextContent('Looking for a rider');
  expect(openMap).not.toHaveBeenCalled();
});
