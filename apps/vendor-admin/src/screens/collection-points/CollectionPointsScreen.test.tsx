import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { loadScreens, openRemote, type OpenRemoteOptions } from '@courier/shell-api/testing';
import en from '../../../locales/en.json';
import remote from '../../index';
import { karak, kuwait, noor } from '../../testing/families';

beforeAll(() => loadScreens(remote));

const open = (path: string, options: Partial<OpenRemoteOptions> = {}) =>
  openRemote(remote, {
    path,
    backend: kuwait([...noor(), ...karak()]),
    country: 'KW',
    ...options,
    flags: { 'add-vendor-outlet': true, 'edit-vendor-outlet': true, ...options.flags },
  });
const collectionPointRows = async () =>
  within(await screen.findByRole('list', { name: en.title })).getAllByRole('listitem');
const listPointNames = async () =>
  (await collectionPointRows()).map(
    (row) => within(row).getByText(/^(Noor|Karak)/, { selector: 'bdi' }).textContent,
  );

describe('the list of collection points', () => {
  it('shows each with its id, address, phone and owners, and no parent', async () => {
    open('/collection-points/v7001');
    expect(await listPointNames()).toEqual([
      'Noor Sweets Salmiya',
      'Noor Sweets Airport',
      'Karak Corner Hawally',
      'Karak Corner Pier',
    ]);
    // The frame has the main part of the page already.
    expect(screen.queryByRole('main')).toBeNull();
    const [first] = await collectionPointRows();
    expect(first).toHaveTextContent(
      /NS-2.*Block 4, Salem Al Mubarak St., Salmiya.*2225 0001.*v7002@shop.test/,
    );
  });

  it.each([
    ['pier', ['Karak Corner Pier']],
    ['ns-3', ['Noor Sweets Airport']],
    ['b-v8003', ['Karak Corner Pier']],
    ['salmiya', ['Noor Sweets Salmiya', 'Noor Sweets Airport', 'Karak Corner Hawally', 'Karak Corner Pier']],
  ])('finds %s by name, id or address', async (typed, found) => {
    const { user } = open('/collection-points/v7001');
    await collectionPointRows();
    await user.type(screen.getByRole('searchbox'), typed);
    expect(await listPointNames()).toEqual(found);
  });

  it('says that nothing matches and shows all again', async () => {
    const { user } = open('/collection-points/v7001');
    await collectionPointRows();
    await user.type(screen.getByRole('searchbox'), 'riyadh');
    expect(screen.getByText('No collection point matches “riyadh”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: en.search.all }));
    expect(await collectionPointRows()).toHaveLength(4);
  });

  it('shows one on the map at a time', async () => {
    const { user } = open('/collection-points/v7001');
    const [first] = await collectionPointRows();
    const show = within(first as HTMLElement).getByRole('button', {
      name: /Noor Sweets Salmiya/,
      pressed: false,
    });
    expect(screen.getByLabelText('Map: 4 collection points')).toBeInTheDocument();
    await user.click(show);
    expect(show).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText(/^Map: Noor Sweets Salmiya at Block 4/)).toBeInTheDocument();
  });

  it('offers to edit only what is managed here, while the flag is on', async () => {
    const opened = open('/collection-points/v7001');
    await collectionPointRows();
    const pencils = () => screen.queryAllByRole('button', { name: /^Edit / });
    expect(pencils().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Edit Noor Sweets Salmiya',
      'Edit Karak Corner Hawally',
    ]);
    expect(screen.getAllByRole('img', { name: en.elsewhere })).toHaveLength(2);
    opened.shell.setFlags({ 'edit-vendor-outlet': false });
    await waitFor(() => expect(pencils()).toHaveLength(0));
  });

  it('opens and closes the dialog with the address', async () => {
    const { user, address, back } = open('/collection-points/v7001');
    await collectionPointRows();
    await user.click(screen.getByRole('button', { name: 'Edit Karak Corner Hawally' }));
    expect(address()).toBe('/collection-points/v7001?outlet=v8002');
    expect(await screen.findByLabelText(en.field.label)).toHaveValue('Karak Corner Hawally');
    back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: en['title-add'] }));
    expect(address()).toBe('/collection-points/v7001?outlet=new');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/collection-points/v7001');
  });

  it.each(['v7001', 'b-v7003', 'v9999', ''])('opens no dialog for %j', async (id) => {
    open(`/collection-points/v7001?outlet=${id}`);
    await collectionPointRows();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens none to edit while the flag is off', async () => {
    open('/collection-points/v7001?outlet=v7002', { flags: { 'edit-vendor-outlet': false } });
    await collectionPointRows();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what to do where there is none yet', async () => {
    const { user } = open('/collection-points/v7001', { backend: kuwait(noor().slice(0, 1)) });
    expect(await screen.findByText(en.none.title)).toBeVisible();
    await user.click(screen.getByRole('button', { name: en['title-add'] }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
