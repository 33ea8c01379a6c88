import { beforeAll } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
import { createFakeBackend, type FakeBackend } from '@courier/api-client/testing';
import type { CountryConfig } from '@courier/config';
import { createTestShell, RemoteRoutes, type TestShellOptions } from '@courier/shell-api/testing';
import type { GoogleMapsAccess } from '@courier/ui-kit/core';
import { GoogleMapsContext } from '@courier/ui-kit/input';
import zh from '../../locales/zh_Hant_TW.json';
import remote from '../index';
import { stubComputedStyles } from './quick-styles';

// The first screen of a file must not wait for its code as well.
beforeAll(async () => {
  await import('../screens/request-form/RequestFormScreen');
}, 60_000);

interface OpenOptions extends Partial<TestShellOptions> {
  path?: string;
  backend?: FakeBackend;
  /** Takes the place of the country's configuration. */
  countryConfig?: CountryConfig;
  /** The portal has a key for Google's maps. */
  googleMaps?: GoogleMapsAccess;
  /** Takes the place of the shell's hold on reloads. */
  holdReload?: () => () => void;
}

/** Opens the form in the in-memory shell on a fake backend. */
export function openRequest(options: OpenOptions = {}) {
  const {
    path = '/request-a-rider/v1001',
    backend = createFakeBackend(),
    countryConfig,
    googleMaps = null,
    holdReload,
    ...shellOptions
  } = options;
  stubComputedStyles();
  const texts = { en: { 'request-rider': remote.englishTexts }, zh_Hant_TW: { 'request-rider': zh } };
  const shell = createTestShell({
    api: backend.client,
    vendors: backend.state.vendors,
    texts,
    ...shellOptions,
  });
  if (holdReload) shell.ports.navigation.holdReload = holdReload;
  if (countryConfig) {
    const state = { ...shell.ports.locale.get(), country: countryConfig };
    shell.ports.locale = { ...shell.ports.locale, get: () => state };
  }
  const router: { location?: Location; navigate?: NavigateFunction } = {};
  function Probe() {
    router.location = useLocation();
    router.navigate = useNavigate();
    return null;
  }
  const view = render(
    <shell.Wrapper>
      <MemoryRouter initialEntries={[path]}>
        <Probe />
        <GoogleMapsContext value={googleMaps}>
          <RemoteRoutes remote={remote} shell={shell} />
        </GoogleMapsContext>
      </MemoryRouter>
    </shell.Wrapper>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  return {
    backend,
    shell,
    user,
    unmount: view.unmount,
    address: () => `${router.location?.pathname}${router.location?.search}`,
    back: () => void router.navigate?.(-1),
  };
}

export type Opened = ReturnType<typeof openRequest>;

export const PLACE = 'No. 7, Section 5, Xinyi Road, Xinyi District, Taipei City';

export const addressField = () => screen.findByRole('combobox', { name: 'Deliver to' });
export const placeButton = () => screen.getByRole('button', { name: /^Place order/ });

/** Types part of an address and takes the first suggestion. */
export async function chooseAddress({ user }: Opened, text = 'Xinyi Road'): Promise<void> {
  await user.clear(await addressField());
  await user.type(await addressField(), text);
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
}

export interface Details {
  name: string;
  phone: string;
  description: string;
  amount: string;
}

export const DETAILS: Details = {
  name: 'Lin Chia-hao',
  phone: '0912048317',
  description: 'Two teas',
  amount: '640',
};

export async function fillDetails({ user }: Opened, changes: Partial<Details> = {}): Promise<void> {
  const { name, phone, description, amount } = { ...DETAILS, ...changes };
  const typed: [string, string][] = [
    ['Customer name', name],
    ['Mobile number', phone],
    ['What is the rider carrying?', description],
    ['Order value', amount],
  ];
  for (const [label, text] of typed) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (text !== '') {
      await user.click(field);
      await user.paste(text);
    }
  }
}

/** A whole form, up to the moment the fee is known. */
export async function fillRequest(opened: Opened, changes: Partial<Details> = {}): Promise<void> {
  await chooseAddress(opened);
  await fillDetails(opened, changes);
  await screen.findByText('Inside your delivery area');
}

/** Presses the one retry of what failed; the map has its own. */
export async function tryAgain({ user }: Opened, title: string | RegExp): Promise<void> {
  const alert = (await screen.findByText(title)).closest<HTMLElement>('[role="alert"]');
  await user.click(within(alert as HTMLElement).getByRole('button'));
}
