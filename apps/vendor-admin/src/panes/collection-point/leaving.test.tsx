import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en.json';
import { openDialog, type OpenedDialog } from '../../testing/open-dialog';

const close = ({ user, dialog }: OpenedDialog) =>
  user.click(within(dialog).getByRole('button', { name: 'Close' }));
const question = () => screen.findByRole('dialog', { name: en.leave.title });

it('closes at once where nothing was changed', async () => {
  const opened = await openDialog({ outlet: 'v7002' });
  expect(opened.shell.reloadHolds()).toBe(0);
  await close(opened);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opened.address()).toBe('/collection-points/v7001');
});

it.each([
  ['the cross', close],
  ['Escape', ({ user }: OpenedDialog) => user.keyboard('{Escape}')],
  [
    'Cancel',
    ({ user, dialog }: OpenedDialog) => user.click(within(dialog).getByRole('button', { name: 'Cancel' })),
  ],
])('asks before %s throws away what was typed', async (_name, leave) => {
  const opened = await openDialog();
  await opened.user.type(opened.field(en.field.label), 'Noor');
  await leave(opened);
  const asked = await question();
  await opened.user.click(within(asked).getByRole('button', { name: 'Keep editing' }));
  expect(screen.queryByRole('dialog', { name: en.leave.title })).toBeNull();
  expect(opened.field(en.field.label)).toHaveValue('Noor');
  await leave(opened);
  await opened.user.click(within(await question()).getByRole('button', { name: en.leave.discard }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('lets neither the portal reload itself nor the tab go while something would be lost', async () => {
  const opened = await openDialog({ outlet: 'v7002' });
  const tabMayGo = () => {
    const going = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(going);
    return !going.defaultPrevented;
  };
  expect(tabMayGo()).toBe(true);
  await opened.user.type(opened.field(en.field.label), '!');
  expect([opened.shell.reloadHolds(), tabMayGo()]).toEqual([1, false]);
  await opened.user.type(opened.field(en.field.label), '{Backspace}');
  expect([opened.shell.reloadHolds(), tabMayGo()]).toEqual([0, true]);
});

it('keeps what was typed when the page is left without a word, until it is wanted no more', async () => {
  const opened = await openDialog({ before: ['/collection-points/v7001'] });
  await opened.user.click(opened.field(en.field.label));
  await opened.user.paste('Noor Sweets Jahra');
  await opened.user.click(opened.field(en.field.address));
  await opened.user.paste('tunis');
  opened.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const reopen = async () => {
    await opened.user.click(screen.getByRole('button', { name: en['title-add'] }));
    return screen.findByLabelText(en.field.label);
  };
  expect(await reopen()).toHaveValue('Noor Sweets Jahra');
  expect(screen.getByLabelText(en.field.address)).toHaveValue('tunis');
  expect(screen.getByText(en.kept.text)).toBeVisible();
  await opened.user.click(screen.getByRole('button', { name: en.kept['start-over'] }));
  expect(screen.getByLabelText(en.field.label)).toHaveValue('');
  expect(screen.queryByText(en.kept.text)).toBeNull();
  await opened.user.type(screen.getByLabelText(en.field.label), 'Noor');
  await opened.user.keyboard('{Escape}');
  await opened.user.click(within(await question()).getByRole('button', { name: en.leave.discard }));
  expect(await reopen()).toHaveValue('');
  expect(screen.queryByText(en.kept.text)).toBeNull();
});
