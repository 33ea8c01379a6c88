import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
import { createFakeBackend, type FakeBackend } from '@courier/api-client/testing';
import type { RemoteDefinition, Texts } from '../define-remote';
import { addTexts } from './add-texts';
import { createTestShell, type TestShell, type TestShellOptions } from './create-test-shell';
import { RemoteRoutes } from './RemoteRoutes';

export interface OpenRemoteOptions extends Partial<Omit<TestShellOptions, 'texts'>> {
  /** Address to open, with query, e.g. `/order-tracking/v1001?order_id=1`. */
  path: string;
  /** Earlier addresses, oldest first. */
  before?: readonly string[];
  /** Empty by default; its vendors are used unless `vendors` is given. */
  backend?: FakeBackend;
  /** The remote's texts in other locales: {zh_Hant_TW: …}. */
  locales?: Readonly<Record<string, Texts>>;
  /** Wrapper around the screens, e.g. a context of the kit. */
  Around?: ComponentType<{ children: ReactNode }>;
  /** Without delay between key presses by default. */
  typing?: Parameters<typeof userEvent.setup>[0];
}

export interface OpenedRemote {
  backend: FakeBackend;
  shell: TestShell;
  user: UserEvent;
  address(): string;
  back(): void;
  unmount(): void;
}

/** Loads all screens in `beforeAll`, so that the first test does not wait for them. */
export async function loadScreens(remote: RemoteDefinition): Promise<void> {
  await Promise.all(Object.values(remote.screens).map((load) => load()));
}

/** Opens an address of a remote in the in-memory shell on a fake backend, whose live updates reach the screen. */
export function openRemote(remote: RemoteDefinition, options: OpenRemoteOptions): OpenedRemote {
  const {
    path,
    before = [],
    backend = createFakeBackend(),
    locales = {},
    Around = Fragment,
    typing = { delay: null },
    ...shellOptions
  } = options;
  const shell = createTestShell({ api: backend.client, vendors: backend.state.vendors, ...shellOptions });
  addTexts(shell, remote, locales);
  backend.onOrderUpdate(shell.live.push);
  const router: { location?: Location; navigate?: NavigateFunction } = {};
  function Probe() {
    router.location = useLocation();
    router.navigate = useNavigate();
    return null;
  }
  const view = render(
    <shell.Wrapper>
      <MemoryRouter initialEntries={[...before, path]} initialIndex={before.length}>
        <Probe />
        <Around>
          <RemoteRoutes remote={remote} shell={shell} />
        </Around>
      </MemoryRouter>
    </shell.Wrapper>,
  );
  return {
    backend,
    shell,
    user: userEvent.setup({ pointerEventsCheck: 0, ...typing }),
    address: () => `${router.location?.pathname}${router.location?.search}`,
    back: () => void router.navigate?.(-1),
    unmount: view.unmount,
  };
}
