import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { buildEntry, buildRegistry, buildRoute } from '../testing/build-registry';
import { buildRemote } from '../testing/build-remote';
import { renderShell } from '../testing/render-shell';

let shell: Awaited<ReturnType<typeof renderShell>>;
/** Functions of the previous screen, as a pending request would keep them. */
let left: { setQuery: ReturnType<typeof useSearchParams>[1]; navigate: ReturnType<typeof useNavigate> };

function Points() {
  const [query, setQuery] = useSearchParams();
  left = { setQuery, navigate: useNavigate() };
  return <p>point {query.get('outlet')}</p>;
}

beforeEach(async () => {
  const registry = buildRegistry(
    buildEntry({
      manifest: {
        routes: [buildRoute({ roles: ['home'] }), buildRoute({ id: 'other', path: '/other/:vendorId?' })],
      },
    }),
  );
  const screens = {
    list: async () => ({ default: Points }),
    other: async () => ({ default: () => <p>the other screen</p> }),
  };
  shell = await renderShell({
    registry,
    path: '/list/v1001?outlet=v1002',
    load: async () => ({ default: { ...buildRemote('alpha', registry), screens } }),
  });
  await screen.findByText('point v1002');
});
afterEach(() => shell.stop());

const leaveScreen = async () => {
  await act(async () => shell.router.navigate('/other/v1001?order_id=7'));
  await screen.findByText('the other screen');
};

it('a screen changes its own query while it is open', async () => {
  await act(async () => left.setQuery({ outlet: 'v1003' }, { replace: true }));
  expect(await screen.findByText('point v1003')).toBeVisible();
  expect(shell.location()).toBe('/list/v1001?outlet=v1003');
});

it.each([{ replace: true }, {}])(
  'ignores a query update from a screen that the user has left: %j',
  async (options) => {
    await leaveScreen();
    await act(async () => left.setQuery({}, options));
    expect(shell.location()).toBe('/other/v1001?order_id=7');
    expect(screen.getByText('the other screen')).toBeVisible();
  },
);

it('allows a late navigation to another path', async () => {
  await leaveScreen();
  await act(async () => void left.navigate('/list/v1002'));
  expect(shell.location()).toBe('/list/v1002');
});
