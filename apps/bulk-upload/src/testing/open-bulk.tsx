import { beforeAll } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { loadScreens, openRemote, type OpenRemoteOptions } from '@courier/shell-api/testing';
import ar from '../../locales/ar.json';
import zh from '../../locales/zh_Hant_TW.json';
import remote from '../index';

beforeAll(() => loadScreens(remote));

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Opens the remote for the second vendor of the account. */
export function openBulk({ backend = createFakeBackend(), ...options }: Partial<OpenRemoteOptions> = {}) {
  return openRemote(remote, {
    path: '/bulk-order/v1002',
    backend,
    flags: { 'bulk-order-upload': true },
    locales: { ar_KW: ar, zh_Hant_TW: zh },
    ...options,
  });
}

/** A file with the signature of XLSX files. */
export function sheet(name = 'orders-20-nov.xlsx', bytes = 4, type = XLSX): File {
  const content = new Uint8Array(bytes);
  content.set([0x50, 0x4b, 3, 4]);
  return new File([content], name, { type });
}

export async function drop(file: File): Promise<void> {
  const zone = await screen.findByRole('region', { name: 'Drop your sheet here' });
  fireEvent.drop(zone, { dataTransfer: { files: [file] } });
}

export const placeButton = (count: number) =>
  screen.findByRole('button', { name: count === 1 ? 'Place 1 order' : `Place ${count} orders` });
