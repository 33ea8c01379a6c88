import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createI18n } from '@courier/i18n';
import type { MapViewProps } from './map-props';
import { createFakeEngine } from './testing/fake-engine';

const openMap = jest.fn<typeof import('./open-map').openMap>();
let drawable = true;
jest.mock('./open-map', () => ({
  openMap: (...args: Parameters<typeof openMap>) => openMap(...args),
  canDrawMaps: () => drawable,
}));
const { MapView } = jest.requireActual<typeof import('./MapView')>('./MapView');

const SHOP = { latitude: 25.04, longitude: 121.5437 };
const DOOR = { latitude: 25.0348, longitude: 121.5563 };
let fake: ReturnType<typeof createFakeEngine>;

beforeAll(async () => {
  await createI18n({ locale: 'en' });
});
beforeEach(() => {
  drawable = true;
  openMap.mockImplementation(async (container) => {
    fake = createFakeEngine(container as HTMLElement);
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
  it('says in words what it shows', async () => {
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

  it('moves the pin with the arrow keys, further with Shift, and says where it stands', async () => {
    const onMove = jest.fn();
    render(<Placing onMove={onMove} />);
    const user = userEvent.setup();
    const pin = await screen.findByRole('button', { name: 'Delivery pin at 25.03480, 121.55630' });
    pin.focus();
    await user.keyboard('{ArrowUp}');
    expect(onMove).toHaveBeenLastCalledWith({ latitude: 25.03484, longitude: 121.5563 });
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(onMove).toHaveBeenLastCalledWith({ latitude: 25.03484, longitude: 121.5567 });
    expect(screen.getByRole('button', { name: 'Delivery pin at 25.03484, 121.55670' })).toHaveFocus();
  });

  it('keeps keys of the pin from moving the map under it', async () => {
    render(<Placing onMove={() => undefined} />);
    const pin = await screen.findByRole('button', { name: /Delivery pin/ });
    const reachedMap = jest.fn();
    pin.closest('[data-map-canvas]')?.addEventListener('keydown', reachedMap);
    pin.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(reachedMap).not.toHaveBeenCalled();
  });

  it('leaves the camera where it is when a person moves the pin', async () => {
    render(<Placing onMove={() => undefined} />);
    const pin = await screen.findByRole('button', { name: /Delivery pin/ });
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
    // In pixels of this map: the shop at 100, 100, the pin at 200, 200; moved to 280, 200.
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

  it('tells where it is pressed, but not of a drag and not of the pin', async () => {
    const onPress = jest.fn();
    await draw({ dropoff: DOOR, onDropoffMove: () => undefined, onPress });
    const canvas = document.querySelector('[data-map-canvas]') as HTMLElement;
    const press = (target: Element, from: number, to: number) => {
      fireEvent(target, new MouseEvent('pointerdown', { bubbles: true, clientX: from, clientY: 50 }));
      fireEvent.click(target, { clientX: to, clientY: 50 });
    };
    press(canvas, 30, 90);
    press(screen.getByRole('button', { name: /Delivery pin/ }), 30, 30);
    expect(onPress).not.toHaveBeenCalled();
    press(canvas, 120, 121);
    expect(onPress.mock.calls).toEqual([[{ latitude: -0.0005, longitude: 0.00121 }]]);
  });

  it('lets the rider travel to a new position and names the rider', async () => {
    const view = await draw({ rider: { position: SHOP, label: 'Rider, seen 8 s ago' } });
    expect(screen.getByRole('img', { name: 'Rider, seen 8 s ago' })).toBeInTheDocument();
    view.rerender(<MapView label="Shop to door" rider={{ position: DOOR, label: 'Rider, seen 1 s ago' }} />);
    expect(fake.markers[0]?.moves.at(-1)).toEqual({ position: DOOR, glide: true });
  });

  it('draws a rider not seen lately without halo and arrow', async () => {
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

  it('is removed with its component', async () => {
    const view = await draw({});
    view.unmount();
    expect(fake.engine.remove).toHaveBeenCalledTimes(1);
  });
});

describe('a map that cannot be drawn', () => {
  it('shows its text, tells once, and draws after Try again', async () => {
    openMap.mockRejectedValueOnce(new Error('chunk missing'));
    const onFailure = jest.fn();
    render(
      <MapView
        label="Shop to door"
        callouts={[{ at: DOOR, label: 'At the door', value: '14:36–14:44' }]}
        onFailure={onFailure}
      />,
    );
    expect(await screen.findByText('The map could not be drawn')).toBeInTheDocument();
    expect(screen.getByText('Shop to door')).toBeInTheDocument();
    expect(screen.getByText('14:36–14:44')).toBeInTheDocument();
    expect(onFailure).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
  });

  it('loads no map code without WebGL and still moves the pin by keys', async () => {
    drawable = false;
    const onMove = jest.fn();
    render(<Placing onMove={onMove} />);
    const pin = await screen.findByRole('button', { name: /Delivery pin/ });
    pin.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(openMap).not.toHaveBeenCalled();
    expect(onMove).toHaveBeenCalledWith({ latitude: 25.034845, longitude: 121.5563 });
    expect(screen.getByText('25.03485, 121.55630')).toBeInTheDocument();
  });
});

it('draws a faded map as a still picture with its card and loads no map code', () => {
  render(<MapView label="No rider yet" faded overlay={<b>Looking for a rider</b>} />);
  expect(screen.getByRole('region', { name: 'No rider yet' })).toHaveTextContent('Looking for a rider');
  expect(openMap).not.toHaveBeenCalled();
});
