import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, jest } from '@jest/globals';
import { Field } from '../field/Field';
import { renderUi } from '../testing/render-ui';
import { DateTimeInput } from './DateTimeInput';

const AFTERNOON = Date.UTC(2026, 10, 20, 6, 5) / 1000;

it("shows a moment in the country's zone, whatever the browser's is", async () => {
  await renderUi(
    <Field label="Later">
      <DateTimeInput value={AFTERNOON} onValueChange={() => undefined} timezone="Asia/Taipei" locale="en" />
    </Field>,
  );
  expect(await screen.findByRole('textbox', { name: 'Later' })).toHaveValue('2026-11-20 14:05');
});

it("takes what is typed as the country's time", async () => {
  const onValueChange = jest.fn();
  await renderUi(
    <Field label="Later">
      <DateTimeInput value={null} onValueChange={onValueChange} timezone="Asia/Kuwait" locale="en" />
    </Field>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Later' }), '2026-11-20 09:05{Enter}');
  expect(onValueChange).toHaveBeenCalledWith(AFTERNOON);
});
