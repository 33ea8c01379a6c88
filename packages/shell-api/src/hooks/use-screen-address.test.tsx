import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { PortsContext } from '@courier/shell-api';
import { createTestShell } from '../testing';
import { useScreenAddress } from '.';

// A brand with no remote: it has no screen.
const { ports } = createTestShell({ api: createFakeBackend().client, composition: [] });

function Addresses() {
  const findAddress = useScreenAddress();
  return <p>{['/history/v1001', '/tracking/v1001-1a'].map((to) => findAddress(to) ?? 'none').join(', ')}</p>;
}

const show = (navigation: typeof ports.navigation) =>
  render(
    <PortsContext value={{ ...ports, navigation }}>
      <Addresses />
    </PortsContext>,
  );

it('there is no address for a screen that the brand lacks', () => {
  show(ports.navigation);
  expect(screen.getByText('none, none')).toBeVisible();
});

it('in an older shell, which finds no addresses, each screen has its complete address', () => {
  const { findAddress: _later, ...older } = ports.navigation;
  show(older);
  expect(
    screen.getByText('http://localhost/history/v1001, http://localhost/tracking/v1001-1a'),
  ).toBeVisible();
});
