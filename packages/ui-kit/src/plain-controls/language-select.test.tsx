import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, jest } from '@jest/globals';
import { renderUi } from '../testing/render-ui';
import { LanguageSelect } from './LanguageSelect';

it('offers each language under its own name and reports the chosen one', async () => {
  const onChoose = jest.fn();
  await renderUi(
    <LanguageSelect
      aria-label="Language"
      className="language"
      locale="de_DE"
      languages={['de_DE', 'el_GR']}
      onChoose={onChoose}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Language' });
  expect(select).toHaveValue('de_DE');
  expect(select).toHaveClass('language');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Deutsch (Deutschland)',
    'Ελληνικά (Ελλάδα)',
  ]);
  await userEvent.selectOptions(select, 'Ελληνικά (Ελλάδα)');
  expect(onChoose.mock.calls).toEqual([['el_GR']]);
});
