import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { LIMITS } from '@courier/config';
import en from '../../../locales/en.json';
import { kuwait } from '../../testing/families';
import { openDialog, type OpenedDialog } from '../../testing/open-dialog';

const { field: labels } = en;
const describedError = (input: HTMLElement) => {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
};
const sent = ({ backend }: OpenedDialog) => [
  ...backend.callsOf('outlets.create'),
  ...backend.callsOf('outlets.update'),
];

describe('saving a collection point', () => {
  it('says all that is missing at once, each under its field [ADMIN-07] [ADMIN-08] [ADMIN-09] [ADMIN-10] [ADMIN-24]', async () => {
    const opened = await openDialog();
    await opened.save();
    const { field } = opened;
    expect(describedError(field(labels.id))).toContain('Please enter collection point ID');
    expect(describedError(field(labels.label))).toBe('Please enter label');
    expect(describedError(field(labels.phone))).toBe('Please enter phone number');
    expect(describedError(field(labels.address))).toBe('Please select pickup address');
    await waitFor(() => expect(field(labels.id)).toHaveFocus());
    expect(sent(opened)).toEqual([]);
  });

  it.each([
    ['id', 'Please enter collection point ID'],
    ['label', 'Please enter label'],
  ] as const)('takes blanks for no %s [ADMIN-07] [ADMIN-08]', async (name, text) => {
    const opened = await openDialog();
    await opened.fill({ [name]: '   ' });
    await opened.save();
    expect(describedError(opened.field(labels[name]))).toContain(text);
    expect(sent(opened)).toEqual([]);
  });

  it('takes an address that was typed and not chosen for none [ADMIN-10]', async () => {
    const opened = await openDialog();
    await opened.fill();
    await opened.user.type(opened.field(labels.address), ' x');
    await opened.save();
    expect(describedError(opened.field(labels.address))).toContain('Please select pickup address');
    expect(sent(opened)).toEqual([]);
  });

  it.each(['owner', 'owner@', '@shop.test', 'owner@shop', 'owner@.', 'o wner@shop.test', 'a@b@c.test'])(
    'refuses the owner %s [ADMIN-11]',
    async (email) => {
      const opened = await openDialog({ outlet: 'v7002' });
      await opened.user.clear(opened.field(labels.owners));
      await opened.user.click(opened.field(labels.owners));
      await opened.user.paste(email);
      await opened.save();
      expect(describedError(opened.field(labels.owners))).toBe('Please enter a valid email');
      expect(sent(opened)).toEqual([]);
    },
  );

  it('says which of several owners is wrong, and forgets it with its slot [ADMIN-11] [ADMIN-24]', async () => {
    const opened = await openDialog({ outlet: 'v7002' });
    const { user, dialog, field } = opened;
    await user.click(within(dialog).getByRole('button', { name: en.owners.add }));
    await user.click(within(dialog).getByRole('button', { name: en.owners.add }));
    await user.click(field('Owner email 3'));
    await user.paste('nobody');
    await opened.save();
    expect(describedError(field(labels.owners))).toBe('');
    expect(describedError(field('Owner email 2'))).toBe('');
    expect(describedError(field('Owner email 3'))).toBe('Please enter a valid email');
    await user.click(within(dialog).getByRole('button', { name: 'Remove owner email 2' }));
    expect(describedError(field('Owner email 2'))).toBe('Please enter a valid email');
    await user.click(within(dialog).getByRole('button', { name: 'Remove owner email 2' }));
    await opened.save();
    expect(sent(opened)).toHaveLength(1);
  });

  it('sends the owners that are there and none where there are none [ADMIN-12]', async () => {
    const opened = await openDialog();
    await opened.fill();
    await opened.user.click(within(opened.dialog).getByRole('button', { name: en.owners.add }));
    await opened.user.click(opened.field('Owner email 2'));
    await opened.user.paste(' second@shop.test ');
    await opened.save();
    expect(sent(opened)[0]?.body).toMatchObject({ users: ['second@shop.test'] });
    opened.unmount();
    const without = await openDialog();
    await without.fill();
    await without.save();
    expect(sent(without)[0]?.body).toMatchObject({ users: [] });
  });

  it('takes an error away as soon as its field is edited, and leaves the others [ADMIN-14]', async () => {
    const opened = await openDialog();
    const { user, field, save } = opened;
    await user.click(field(labels.owners));
    await user.paste('wrong');
    await save();
    const wrong = () =>
      (['id', 'label', 'phone', 'address', 'owners'] as const).filter(
        (name) => field(labels[name]).getAttribute('aria-invalid') === 'true',
      );
    expect(wrong()).toEqual(['id', 'label', 'phone', 'address', 'owners']);
    await user.type(field(labels.label), 'N');
    expect(wrong()).toEqual(['id', 'phone', 'address', 'owners']);
    await user.type(field(labels.owners), '@');
    await user.type(field(labels.phone), '2');
    expect(wrong()).toEqual(['id', 'address']);
    await user.click(field(labels.address));
    await user.paste('tunis');
    await user.type(field(labels.id), 'N');
    expect(wrong()).toEqual([]);
  });

  it.each([
    ['label', LIMITS.outletTextCharacters],
    ['unit', LIMITS.outletTextCharacters],
    ['building', LIMITS.outletTextCharacters],
    ['notes', LIMITS.outletNotesCharacters],
    ['owners', LIMITS.emailCharacters],
  ] as const)('says how long %s may be', async (name, limit) => {
    const opened = await openDialog({ outlet: 'v7002' });
    const input = opened.field(labels[name]);
    const fill = async (length: number) => {
      await opened.user.clear(input);
      await opened.user.click(input);
      await opened.user.paste(name === 'owners' ? '@shop.test'.padStart(length, 'o') : 'n'.repeat(length));
      await opened.save();
    };
    await fill(limit + 1);
    expect(describedError(input)).toContain(`At most ${limit} characters; this has ${limit + 1}`);
    expect(sent(opened)).toEqual([]);
    await fill(limit);
    expect(sent(opened)).toHaveLength(1);
  });

  it.each(['NS-2', 'ns-2', ' NS-1 '])('knows that the family has the id %j already', async (id) => {
    const opened = await openDialog();
    await opened.fill({ id });
    await opened.save();
    expect(describedError(opened.field(labels.id))).toContain(
      'There is a collection point with this ID already.',
    );
    expect(sent(opened)).toEqual([]);
  });

  it('says so as soon as the id is left, and does not when it is the edited one', async () => {
    const opened = await openDialog();
    await opened.user.type(opened.field(labels.id), 'ns-3');
    expect(describedError(opened.field(labels.id))).not.toContain('already');
    await opened.user.tab();
    expect(describedError(opened.field(labels.id))).toContain(
      'There is a collection point with this ID already.',
    );
    opened.unmount();
    const edited = await openDialog({ outlet: 'v7002' });
    await edited.save();
    expect(sent(edited)).toHaveLength(1);
  });

  it('refuses an address in another country', async () => {
    const backend = kuwait();
    backend.state.places = backend.state.places.map((place) => ({ ...place, country_code: 'SA' }));
    const opened = await openDialog({ backend });
    await opened.fill();
    await opened.save();
    expect(describedError(opened.field(labels.address))).toContain('This address lies in another country.');
    expect(sent(opened)).toEqual([]);
  });

  it('says what to do where no vendor can have collection points', async () => {
    const backend = kuwait();
    backend.state.vendors = backend.state.vendors.slice(1);
    const opened = await openDialog({ backend, at: 'v7002' });
    expect(within(opened.dialog).getByText(en['no-parent'])).toBeVisible();
    await opened.fill();
    await opened.save();
    expect(sent(opened)).toEqual([]);
  });
});
