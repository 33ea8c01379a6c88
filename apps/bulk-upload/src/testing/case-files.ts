import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { XLSX, type openBulk } from './open-bulk';

type User = ReturnType<typeof openBulk>['user'];

const read = (name: string) =>
  readFileSync(join(__dirname, '../../../../packages/sheet-reader/src/testing/cases', name));

/** A file on which an earlier version failed. */
export const caseFile = (name: string): File =>
  new File([read(name) as unknown as Uint8Array<ArrayBuffer>], name, {
    type: name.endsWith('.xlsx') ? XLSX : 'text/csv',
  });

export async function pasteText(user: User, text: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Paste rows' }));
  await user.click(screen.getByRole('textbox', { name: 'Rows' }));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Use these rows' }));
}

/** Pastes the rows of a case file in UTF-8. */
export const pasteCase = (user: User, name: string): Promise<void> =>
  pasteText(user, read(name).toString('utf8'));
