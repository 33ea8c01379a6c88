import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en.json';
import { kuwait, noor } from '../../testing/families';
import { openDialog } from '../../testing/open-dialog';

const { field: labels } = en;
const saveButton = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: en.save });
/** Without a map that can be drawn the pin still moves by the arrow keys. */
const pin = () => screen.findByRole('button', { name: /^Delivery marker at/ });

describe('the pickup address', () => {
  it('is filled in from the marker that was moved [ADMIN-05]', async () => {
    const opened = await openDialog({ outlet: 'v7002' });
    const { user, field, backend, save } = opened;
    (await pin()).focus();
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await waitFor(() =>
      expect(field(labels.address)).toHaveValue('14 Salem Al Mubarak St., Salmiya, Kuwait City'),
    );
    const [asked] = backend.callsOf('geolocator.reverse');
    expect(Number(asked?.query['lat'])).toBeGreaterThan(29.3375);
    expect(screen.getByText(en.address['from-pin'])).toBeVisible();
    await save();
    const [saved] = backend.callsOf('outlets.update');
    expect(saved?.body).toMatchObject({
      address: '14 Salem Al Mubarak St., Salmiya, Kuwait City',
      latitude: Number(asked?.query['lat']),
      city: 'Kuwait City',
      street: 'Salem Al Mubarak St.',
      street_number: '14',
      postal_code: '22005',
      country_code: 'KW',
    });
  });

  it('says how far the pin was moved from what the search found', async () => {
    const { user, chooseAddress } = await openDialog();
    await chooseAddress('tunis');
    expect(await screen.findByText(en.address['from-search'])).toBeVisible();
    (await pin()).focus();
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(
      await screen.findByText(/^From the marker you moved, \d+ m from the search result$/),
    ).toBeVisible();
  });

  it('may begin with a pin on the map', async () => {
    const { user, field, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Choose on the map' }));
    expect(field(labels.address)).toHaveValue('');
    (await pin()).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(field(labels.address)).not.toHaveValue(''));
  });

  it('is dropped with its place as soon as it is typed in [ADMIN-15]', async () => {
    const opened = await openDialog({ outlet: 'v7002' });
    await pin();
    await opened.user.type(opened.field(labels.address), '!');
    expect(opened.field(labels.address)).toHaveValue('Block 4, Salem Al Mubarak St., Salmiya!');
    expect(screen.queryByRole('button', { name: /^Delivery marker at/ })).toBeNull();
    await opened.save();
    expect(opened.backend.callsOf('outlets.update')).toEqual([]);
    await opened.chooseAddress('tunis');
    await waitFor(() => expect(opened.backend.callsOf('geolocator.reverse')).not.toHaveLength(0));
    await opened.save();
    expect(opened.backend.callsOf('outlets.update')[0]?.body).toMatchObject({
      address: 'Tunis St., Hawally, Kuwait City',
      street: 'Tunis St.',
      street_number: '',
      postal_code: '',
    });
  });

  it('cannot be saved while the address of the pin is being found [ADMIN-16]', async () => {
    const opened = await openDialog({ outlet: 'v7002' });
    const release = opened.backend.delay('geolocator.reverse');
    (await pin()).focus();
    await opened.user.keyboard('{ArrowUp}');
    expect(saveButton(opened.dialog)).toBeDisabled();
    expect(screen.getByText(en.note.locating)).toBeVisible();
    await opened.user.type(opened.field(labels.label), '{Enter}');
    expect(opened.backend.callsOf('outlets.update')).toEqual([]);
    release();
    await waitFor(() => expect(saveButton(opened.dialog)).toBeEnabled());
  });

  it('says when the address of the pin could not be found, and tries again', async () => {
    const opened = await openDialog({ outlet: 'v7002' });
    opened.backend.fail('geolocator.reverse', { status: 404 });
    (await pin()).focus();
    await opened.user.keyboard('{ArrowUp}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not find the address of this place.',
    );
    opened.backend.heal('geolocator.reverse');
    await opened.user.click(screen.getByRole('button', { name: en.address['locate-again'] }));
    await waitFor(() =>
      expect(opened.field(labels.address)).toHaveValue('14 Salem Al Mubarak St., Salmiya, Kuwait City'),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when the search does not answer, and searches again', async () => {
    const opened = await openDialog({ backend: kuwait(noor()) });
    opened.backend.fail('geolocator.autocomplete', { status: 400 });
    await opened.user.type(opened.field(labels.address), 'tunis');
    const again = await screen.findByRole('button', { name: en.address['search-again'] });
    opened.backend.heal('geolocator.autocomplete');
    await opened.user.click(again);
    expect(await within(opened.dialog).findByRole('option')).toHaveTextContent('Tunis St.');
  });

  it('outside the area of the parent is said before saving, and saved all the same', async () => {
    const backend = kuwait(noor());
    const corners = [29.339, 29.341].flatMap((latitude) => [
      [latitude, 48.075],
      [latitude, 48.078],
    ]);
    const [a, b, c, d] = corners.map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));
    backend.state.areas = [[a, b, d, c].flatMap((corner) => corner ?? [])];
    const opened = await openDialog({ backend, flags: { 'draw-delivery-areas': true } });
    const warning = () => screen.queryByText(/outside the delivery area of Noor Sweets/);
    await opened.fill({ address: 'salmiya' });
    await waitFor(() =>
      expect(backend.callsOf('pricing.deliveryAreas')[0]?.params).toEqual({ vendorId: 'v7001' }),
    );
    expect(warning()).toBeNull();
    await opened.chooseAddress('tunis');
    await waitFor(() => expect(warning()).toHaveTextContent(/^This is 4\.\d km outside/));
    await opened.save();
    await waitFor(() => expect(backend.callsOf('outlets.create')).toHaveLength(1));
  });

  it('of a place without coordinates is asked for', async () => {
    const backend = kuwait();
    Object.assign(backend.state.vendors[1]?.vendor_information.location ?? {}, {
      latitude: null,
      longitude: null,
    });
    const opened = await openDialog({ backend, outlet: 'v7002' });
    await opened.save();
    expect(await screen.findByText('Please select pickup address')).toBeVisible();
  });
});

describe('the parts of the address in Kuwait', () => {
  it('are unit and building, and on request block, street, house, floor and flat, beside what was typed', async () => {
    const { dialog, user, field, fill, save, backend } = await openDialog();
    await user.type(field('Unit'), 'B1');
    await user.click(within(dialog).getByRole('button', { name: /^\+ Block, Street/ }));
    expect(field('Unit')).toHaveValue('B1');
    expect(within(dialog).queryByLabelText('Building')).not.toBeInTheDocument();
    expect(field('Block')).toHaveFocus();
    await user.type(field('Block'), '4');
    await user.type(field('Floor'), '2');
    await fill();
    await save();
    expect(backend.callsOf('outlets.create')[0]?.body).toMatchObject({
      building: 'Block 4',
      unit: 'B1 Floor 2',
    });
  });
});
