import { beforeAll } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  loadScreens,
  openRemote,
  type OpenedRemote,
  type OpenRemoteOptions,
} from '@courier/shell-api/testing';
import type { GoogleMapsAccess } from '@courier/ui-kit/core';
import { GoogleMapsContext } from '@courier/ui-kit/input';
import zh from '../../locales/zh_Hant_TW.json';
import remote from '../index';
import { stubComputedStyles } from './quick-styles';

beforeAll(() => loadScreens(remote), 60_000);

interface OpenOptions extends Partial<OpenRemoteOptions> {
  googleMaps?: GoogleMapsAccess;
}

export function openRequest({ googleMaps, ...options }: OpenOptions = {}): OpenedRemote {
  stubComputedStyles();
  return openRemote(remote, {
    path: '/request-a-rider/v1001',
    locales: { zh_Hant_TW: zh },
    ...(googleMaps && {
      Around: ({ children }: { children: ReactNode }) => (
        <GoogleMapsContext value={googleMaps}>{children}</GoogleMapsContext>
      ),
    }),
    ...options,
  });
}

export type Opened = OpenedRemote;

export const PLACE = 'No. 7, Section 5, Xinyi Road, Xinyi District, Taipei City';

export const addressField = () => screen.findByRole('combobox', { name: 'Deliver to' });
export const placeButton = () => screen.getByRole('button', { name: /^Place order/ });

/** Answers the bar of an unfinished request, if there is one. */
export async function continueDraft({ user }: Opened): Promise<void> {
  const bar = screen.queryByRole('region', { name: 'Unfinished request' });
  if (bar) await user.click(within(bar).getByRole('button', { name: 'Continue' }));
}

/** Enters an address at once and takes the first suggestion; typing would render the form for each key. */
export async function chooseAddress({ user }: Opened, text = 'Xinyi Road'): Promise<void> {
  await user.clear(await addressField());
  await user.paste(text);
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
  const typed: [string | RegExp, string][] = [
    [/^(Customer|Recipient’s) name$/, name],
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

export async function fillRequest(opened: Opened, changes: Partial<Details> = {}): Promise<void> {
  await chooseAddress(opened);
  await fillDetails(opened, changes);
  await screen.findByText('Inside your delivery area');
  await continueDraft(opened);
}

/** Presses the retry of the failed part; the map has its own. */
export async function tryAgain({ user }: Opened, title: string | RegExp): Promise<void> {
  const alert = (await screen.findByText(title)).closest<HTMLElement>('[role="alert"]');
  await user.click(within(alert as HTMLElement).getByRole('button'));
}
