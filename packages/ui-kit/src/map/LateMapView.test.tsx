import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n } from '@courier/i18n';

let room: 'there' | 'cut off' = 'there';
jest.mock('./load-with-back-off', () => ({
  loadWithBackOff: (load: () => Promise<unknown>) =>
    room === 'there' ? load() : Promise.reject(new Error('cut off')),
}));

const { LateMapView, fetchMap } = jest.requireActual<typeof import('./LateMapView')>('./LateMapView');

const SALMIYA = { latitude: 29.3375, longitude: 48.0758 };

beforeAll(async () => {
  await createI18n({ locale: 'en' });
});
afterEach(() => {
  room = 'there';
});

it('loads nothing for a still picture', () => {
  render(<LateMapView label="Salmiya" faded overlay={<p>Choose a pickup address</p>} />);
  expect(
    within(screen.getByRole('region', { name: 'Salmiya' })).getByText('Choose a pickup address'),
  ).toBeVisible();
});

it('reports failed map code, keeps the pin usable by keys, and retries', async () => {
  room = 'cut off';
  const onFailure = jest.fn();
  const onDropoffMove = jest.fn();
  const user = userEvent.setup();
  render(
    <LateMapView
      label="Salmiya, 2.1 km"
      dropoff={SALMIYA}
      onDropoffMove={onDropoffMove}
      onFailure={onFailure}
      overlay={<p>On the way</p>}
    />,
  );
  const map = screen.getByRole('region', { name: 'Salmiya, 2.1 km' });
  expect(within(map).getByText('On the way')).toBeVisible();
  expect(await within(map).findByText('The map could not be shown')).toBeVisible();
  expect(onFailure).toHaveBeenCalledTimes(1);
  within(map)
    .getByRole('button', { name: /marker/i })
    .focus();
  await user.keyboard('{ArrowUp}');
  expect(onDropoffMove).toHaveBeenCalledTimes(1);

  room = 'there';
  await user.click(within(map).getByRole('button', { name: 'Try again' }));
  // jsdom has no canvas, so the loaded map fails again and shows its text alternative.
  expect(await screen.findByRole('region', { name: 'Salmiya, 2.1 km' })).toBeVisible();
  expect(await screen.findByText('The map could not be shown')).toBeVisible();
  expect(onFailure).toHaveBeenCalledTimes(2);
});

it('shows the label and overlay before the code has loaded, and one map afterwards', async () => {
  render(<LateMapView label="Hawally" pickup={SALMIYA} overlay={<p>On the way</p>} />);
  expect(screen.getAllByRole('region', { name: 'Hawally' })).toHaveLength(1);
  expect(await screen.findByText('The map could not be shown')).toBeVisible();
  expect(screen.getAllByRole('region', { name: 'Hawally' })).toHaveLength(1);
  expect(screen.getAllByText('On the way')).toHaveLength(1);
});

it('may render when the browser is idle, and shows a placeholder and overlay until then', async () => {
  const idle: (() => void)[] = [];
  const page = Object.assign(globalThis, {
    requestIdleCallback: (run: () => void) => idle.push(run),
    cancelIdleCallback: (asked: number) => void idle.splice(asked - 1, 1),
  });
  await fetchMap();
  const { container } = render(<LateMapView label="Row 7" afterOthers overlay={<p>Street only</p>} />);
  expect(container.querySelector('[data-map="loading"]')).toBeVisible();
  expect(screen.getByText('Street only')).toBeVisible();
  act(() => idle.forEach((run) => run()));
  expect(await screen.findByText('The map could not be shown')).toBeVisible();
  Reflect.deleteProperty(page, 'requestIdleCallback');
  Reflect.deleteProperty(page, 'cancelIdleCallback');
});
