import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import en from '../../../locales/en.json';
import { karak, kuwait, noor } from '../../testing/families';
import { openDialog, remoteTexts } from '../../testing/open-dialog';

const { field: labels } = en;
const all = ['id', 'label', 'phone', 'address', 'unit', 'building', 'notes', 'owners'] as const;

describe('the dialog of a collection point', () => {
  it.each([
    ['KW', 'ar_KW'],
    ['PK', 'ur_PK'],
    ['TW', 'zh_Hant_TW'],
    ['KW', 'en'],
  ] as const)('has all its fields in %s in %s [ADMIN-01]', async (country, locale) => {
    const words = remoteTexts(locale);
    const backend = kuwait([...noor(), ...karak()]);
    const { dialog, field } = await openDialog({ backend, country, locale });
    expect(within(dialog).getByRole('heading', { level: 2 })).toHaveTextContent(words['title-add']);
    for (const name of all) expect(field(words.field[name])).toBeVisible();
    expect(within(dialog).getByRole('combobox', { name: words.field.parent })).toBeVisible();
  });

  it('asks for the parent only where there are several [ADMIN-02] [ADMIN-23]', async () => {
    const alone = await openDialog();
    expect(within(alone.dialog).queryByRole('combobox', { name: labels.parent })).toBeNull();
    await alone.fill();
    await alone.save();
    expect(alone.backend.callsOf('outlets.create')[0]?.body).toMatchObject({ parent_vendor_id: 'v7001' });
    alone.unmount();
    const several = await openDialog({ backend: kuwait([...noor(), ...karak()]), at: 'v8002' });
    const parent = within(several.dialog).getByRole('combobox', { name: labels.parent });
    expect(parent.closest('[data-field]')).toHaveTextContent('Karak Corner - v8001');
  });

  it('sends the parent that was chosen [ADMIN-02]', async () => {
    const opened = await openDialog({ backend: kuwait([...noor(), ...karak()]), at: 'v7002' });
    await opened.user.click(within(opened.dialog).getByRole('combobox', { name: labels.parent }));
    await opened.user.click((await screen.findAllByText('Karak Corner')).at(-1) as HTMLElement);
    await opened.fill({ id: 'KC-9' });
    await opened.save();
    expect(opened.backend.callsOf('outlets.create')[0]?.body).toMatchObject({ parent_vendor_id: 'v8001' });
  });

  it('keeps parent and id of one that exists [ADMIN-03]', async () => {
    const { dialog, field } = await openDialog({
      backend: kuwait([...noor(), ...karak()]),
      outlet: 'v8002',
    });
    expect(within(dialog).getByRole('combobox', { name: labels.parent })).toBeDisabled();
    expect(field(labels.id)).toBeDisabled();
    expect(field(labels.id)).toHaveValue('KC-2');
    for (const name of ['label', 'phone', 'address', 'unit', 'building', 'notes', 'owners'] as const)
      expect(field(labels[name])).toBeEnabled();
  });

  it('has one owner slot that stays, and others that come and go [ADMIN-04]', async () => {
    const { dialog, user, field } = await openDialog();
    const remove = () => within(dialog).queryAllByRole('button', { name: /^Remove owner email/ });
    expect(remove()).toHaveLength(0);
    await user.click(field(labels.owners));
    await user.paste('first@shop.test');
    await user.click(within(dialog).getByRole('button', { name: en.owners.add }));
    await user.click(field('Owner email 2'));
    await user.paste('second@shop.test');
    await user.click(within(dialog).getByRole('button', { name: en.owners.add }));
    await user.click(field('Owner email 3'));
    await user.paste('third@shop.test');
    expect(remove().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Remove owner email 2',
      'Remove owner email 3',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove owner email 2' }));
    expect(field(labels.owners)).toHaveValue('first@shop.test');
    expect(field('Owner email 2')).toHaveValue('third@shop.test');
    expect(remove()).toHaveLength(1);
  });

  it('takes no more owners than the server', async () => {
    const owners = Array.from({ length: 49 }, (_, index) => `owner${index}@shop.test`);
    const backend = kuwait();
    Object.assign(backend.state.vendors[1]?.vendor_information ?? {}, { owners });
    const { dialog, user } = await openDialog({ backend, outlet: 'v7002' });
    await user.click(within(dialog).getByRole('button', { name: en.owners.add }));
    expect(within(dialog).getByLabelText('Owner email 50')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: en.owners.add })).toBeNull();
  });

  it('keeps only digits and + of the phone, from any script [ADMIN-13]', async () => {
    const { user, field } = await openDialog();
    const phone = field(labels.phone);
    for (const [typed, kept] of [
      ['+965 2225-0001 ext', '+96522250001'],
      ['(٠٩٦) ۲۲۲', '096222'],
      ['＋８８６ａｂ', '+886'],
      ['call me', ''],
    ] as const) {
      await user.clear(phone);
      await user.click(phone);
      await user.paste(typed);
      expect(phone).toHaveValue(kept);
    }
  });
});
