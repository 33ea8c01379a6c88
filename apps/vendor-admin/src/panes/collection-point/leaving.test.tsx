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
