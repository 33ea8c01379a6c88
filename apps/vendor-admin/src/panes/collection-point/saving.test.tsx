import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createTestShell } from '@courier/shell-api/testing';
import en from '../../../locales/en.json';
import AddOutlet from '../../slots/AddOutlet';
import EditOutlet from '../../slots/EditOutlet';
import { kuwait, noor } from '../../testing/families';
import { openDialog } from '../../testing/open-dialog';

const { field: labels } = en;
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const saveButton = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: en.save });

describe('a new collection point', () => {
  it('is posted with all sixteen fields [ADMIN-06] [ADMIN-18]', async () => {
    const opened = await openDialog();
    const { user, field, backend } = opened;
    await opened.fill({ phone: '+965 2225 1234', address: 'salmiya' });
    await waitFor(() => expect(backend.callsOf('geolocator.reverse')).not.toHaveLength(0));
    await user.click(field(labels.unit));
    await user.paste('B1');
    await user.click(field(labels.building));
    await user.paste('Laila Gallery');
    await user.click(field(labels.notes));
    await user.paste('Blue counter');
    await user.click(field(labels.owners));
    await user.paste('owner@shop.test');
    await opened.save();
    await gone();
    const [call] = backend.callsOf('outlets.create');
    expect(call?.body).toEqual({
      parent_vendor_id: 'v7001',
      name: 'Noor Sweets Hawally',
      address: '14 Salem Al Mubarak St., Salmiya, Kuwait City',
      latitude: 29.3401,
      longitude: 48.0767,
      rider_instructions: 'Blue counter',
      phone_number: '+96522251234',
      city: 'Kuwait City',
      users: ['owner@shop.test'],
      unit: 'B1',
      building: 'Laila Gallery',
      street: 'Salem Al Mubarak St.',
      postal_code: '22005',
      country_code: 'KW',
      client_vendor_id: 'NS-9',
      street_number: '14',
    });
  });

  it('shows that it is being saved, once, then says so and when it can be used [ADMIN-16] [ADMIN-20] [ADMIN-21]', async () => {
    const opened = await openDialog();
    await opened.fill();
    const release = opened.backend.delay('outlets.create');
    await opened.save();
    expect(saveButton(opened.dialog)).toHaveAttribute('aria-busy', 'true');
    expect(saveButton(opened.dialog)).toHaveAttribute('aria-disabled', 'true');
    await opened.save();
    await opened.user.keyboard('{Escape}');
    expect(opened.dialog).toBeVisible();
    expect(opened.shell.notices).toEqual([]);
    release();
    await gone();
    expect(opened.backend.callsOf('outlets.create')).toHaveLength(1);
    expect(opened.shell.notices).toEqual([
      {
        type: 'success',
        message: 'The collection point has been saved successfully',
        detail: 'It will take a few minutes to become available for requesting a rider.',
      },
    ]);
  });

  it('is on the list at once, which is asked for again [ADMIN-23]', async () => {
    const opened = await openDialog();
    const refresh = jest.spyOn(opened.shell.ports.vendors, 'refresh');
    await opened.fill();
    expect(refresh).not.toHaveBeenCalled();
    await opened.save();
    await gone();
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});

describe('a collection point that exists', () => {
  it('is put with the same fields, as they are [ADMIN-06] [ADMIN-19] [ADMIN-21]', async () => {
    const opened = await openDialog({ outlet: 'v7002' });
    await opened.user.clear(opened.field(labels.label));
    await opened.user.click(opened.field(labels.label));
    await opened.user.paste('حلويات نور السالمية');
    await opened.save();
    await gone();
    const [call] = opened.backend.callsOf('outlets.update');
    expect(call?.params).toEqual({ vendorId: 'v7002' });
    expect(call?.body).toEqual({
      parent_vendor_id: 'v7001',
      name: 'حلويات نور السالمية',
      address: 'Block 4, Salem Al Mubarak St., Salmiya',
      latitude: 29.3375,
      longitude: 48.0758,
      rider_instructions: 'Ask at the blue counter.',
      phone_number: '+96522250001',
      city: 'Kuwait City',
      users: ['v7002@shop.test'],
      unit: '2',
      building: 'Laila Gallery',
      street: 'Salem Al Mubarak St.',
      postal_code: '22005',
      country_code: 'KW',
      client_vendor_id: 'NS-2',
      street_number: '14',
    });
    expect(opened.shell.notices).toEqual([
      { type: 'success', message: 'The collection point has been saved successfully' },
    ]);
  });
});

describe('a save that fails', () => {
  it.each([
    [{ status: 400, message: 'Closed for stocktaking' }, 'Closed for stocktaking'],
    [{ status: 403, message: 'x', translationKey: 'error.forbidden' }, 'This session may not do that.'],
    ['network' as const, 'We could not reach the service. Check your connection and try again.'],
    ['html' as const, 'The service sent an answer we could not read. Try again in a moment.'],
  ])('with %j says so and keeps the dialog [ADMIN-20] [ADMIN-22]', async (failure, detail) => {
    const opened = await openDialog({ outlet: 'v7002' });
    opened.backend.fail('outlets.update', failure);
    await opened.save();
    await waitFor(() =>
      expect(opened.shell.notices).toMatchObject([{ type: 'error', message: en['not-saved'], detail }]),
    );
    expect(opened.dialog).toBeVisible();
    expect(saveButton(opened.dialog)).toHaveFocus();
    opened.backend.heal('outlets.update');
    await opened.save();
    await gone();
  });

  it.each([
    ['phone_number', 'validation.phone-incorrect', labels.phone, "The phone number doesn't seem correct"],
    ['users.0', 'error.invalid-input', 'Owner email 2', 'Please enter a valid email'],
    [
      'country_code',
      'collection-point.other-country',
      labels.address,
      'This address lies in another country.',
    ],
    ['client_vendor_id', 'error.invalid-input', labels.id, 'Something in the request is not valid.'],
    [undefined, 'outlet.already-registered', labels.id, 'There is a collection point with this ID already.'],
  ])('at %s says so there as well', async (field, translationKey, label, text) => {
    const opened = await openDialog();
    await opened.fill();
    await opened.user.click(within(opened.dialog).getByRole('button', { name: en.owners.add }));
    await opened.user.click(opened.field('Owner email 2'));
    await opened.user.paste('second@shop.test');
    opened.backend.fail('outlets.create', { status: 409, translationKey, ...(field ? { field } : {}) });
    await opened.save();
    await waitFor(() => expect(opened.field(label)).toHaveAttribute('aria-invalid', 'true'));
    const noted = opened.field(label).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(noted.split(' ')[0] ?? '')).toHaveTextContent(text);
    await waitFor(() => expect(opened.field(label)).toHaveFocus());
  });
});

describe('the slots of the branch selector', () => {
  const renderAround = (part: (close: () => void) => React.ReactNode) => {
    const backend = kuwait();
    const shell = createTestShell({ api: backend.client, vendors: backend.state.vendors, country: 'KW' });
    shell.i18n.addResourceBundle('en', 'vendor-admin', en);
    const close = jest.fn();
    render(
      <shell.Wrapper>
        <MemoryRouter>{part(close)}</MemoryRouter>
      </shell.Wrapper>,
    );
    return { close, backend };
  };

  it('open the dialog of a new one and close it', async () => {
    const { close } = renderAround((end) => <AddOutlet close={end} />);
    expect(screen.getByRole('heading', { name: en['title-add'] })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('open the dialog of the outlet that is edited, and close it once it is saved [ADMIN-20]', async () => {
    const outlet = noor()[1];
    if (!outlet) throw new Error('no outlet');
    const { close, backend } = renderAround((end) => <EditOutlet vendor={outlet} close={end} />);
    expect(screen.getByLabelText(labels.label)).toHaveValue('Noor Sweets Salmiya');
    await userEvent.click(screen.getByRole('button', { name: en.save }));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(backend.callsOf('outlets.update')).toHaveLength(1);
  });
});
