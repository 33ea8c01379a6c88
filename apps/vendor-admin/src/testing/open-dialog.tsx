import { screen, within } from '@testing-library/react';
import {
  loadScreens,
  openRemote,
  type OpenedRemote,
  type OpenRemoteOptions,
} from '@courier/shell-api/testing';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import ur from '../../locales/ur.json';
import zh from '../../locales/zh_Hant_TW.json';
import remote from '../index';
import { kuwait } from './families';

/** What is the same in every language; plural forms are not. */
type Words = Pick<typeof en, 'field' | 'save' | 'title-add'>;

const texts: Readonly<Record<string, Words>> = { en, ar, ur, zh_Hant_TW: zh };

export interface OpenedDialog extends OpenedRemote {
  dialog: HTMLElement;
  field(label: string): HTMLInputElement;
  /** Chooses the first suggestion for what is typed. */
  chooseAddress(typed: string): Promise<void>;
  /** Fills everything a new collection point needs. */
  fill(values?: { id?: string; label?: string; phone?: string; address?: string }): Promise<void>;
  save(): Promise<void>;
}

export interface OpenDialogOptions extends Partial<OpenRemoteOptions> {
  /** Id of the one that is edited; a new one when absent. */
  outlet?: string;
  at?: string;
}

/** Opens the dialog of a collection point by its address, in Kuwait unless said otherwise. */
export async function openDialog({
  outlet = 'new',
  at = 'v7001',
  ...options
}: OpenDialogOptions = {}): Promise<OpenedDialog> {
  await loadScreens(remote);
  const opened = openRemote(remote, {
    path: `/collection-points/${at}?outlet=${outlet}`,
    backend: kuwait(),
    country: 'KW',
    locale: 'en',
    locales: { [options.locale ?? 'en']: remoteTexts(options.locale ?? 'en') },
    ...options,
    flags: { 'add-vendor-outlet': true, 'edit-vendor-outlet': true, ...options.flags },
  });
  const { user } = opened;
  const dialog = await screen.findByRole('dialog');
  const words = remoteTexts(options.locale ?? 'en');
  const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label, { exact: true });
  // Key by key, the dialog would be drawn for each.
  const put = async (label: string, text: string) => {
    await user.clear(field(label));
    if (text !== '') await user.paste(text);
  };
  const chooseAddress = async (typed: string) => {
    await put(words.field.address, typed);
    await user.click((await within(dialog).findAllByRole('option'))[0] as HTMLElement);
  };
  return {
    ...opened,
    dialog,
    field,
    chooseAddress,
    async fill({ id = 'NS-9', label = 'Noor Sweets Hawally', phone = '22251234', address = 'tunis' } = {}) {
      await put(words.field.id, id);
      await put(words.field.label, label);
      await put(words.field.phone, phone);
      await chooseAddress(address);
    },
    save: () => user.click(within(dialog).getByRole('button', { name: words.save })),
  };
}

/** The remote's texts in the language of a locale. */
export const remoteTexts = (locale: string): Words =>
  Object.entries(texts).find(([known]) => locale === known || locale.startsWith(`${known}_`))?.[1] ?? en;
