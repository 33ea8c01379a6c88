import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, jest } from '@jest/globals';
import { Field } from '../field/Field';
import { Select } from '../input/Select';
import { renderUi } from '../testing/render-ui';
import { Dropdown } from './Dropdown';

/** Number of failures before a list's code loads. */
let cuts = 0;
const comeThrough = <Part,>(part: () => Part) => {
  if (cuts === 0) return part();
  cuts -= 1;
  throw new Error('ChunkLoadError');
};
jest.mock('../antd/AntdSelect', () => comeThrough(() => ({ AntdSelect: () => <p>List of reasons</p> })));
jest.mock('../antd/AntdMenuList', () => comeThrough(() => ({ AntdMenuList: () => <p>Menu of shops</p> })));

it('a select whose list fails to load shows an error, and opens on the next attempt', async () => {
  cuts = 9;
  await renderUi(
    <Field label="Reason">
      <Select value={null} options={[{ value: 'OTHER', label: 'Other' }]} onValueChange={() => undefined} />
    </Field>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Reason' }));
  expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Reason' })).toBeEnabled();
  cuts = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('List of reasons')).toBeVisible();
  expect(screen.queryByText('The list could not be loaded.')).toBeNull();
});

it('a menu that fails to load shows an error in its place, and opens on the next attempt', async () => {
  cuts = 9;
  await renderUi(
    <Dropdown items={[{ key: 'kw1002', label: 'Salmiya', onSelect: () => undefined }]}>
      <button type="button">Change</button>
    </Dropdown>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
  cuts = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Menu of shops')).toBeVisible();
});
