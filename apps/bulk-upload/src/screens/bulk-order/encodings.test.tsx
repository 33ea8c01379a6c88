import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { caseFile, pasteText } from '../../testing/case-files';
import { drop, openBulk } from '../../testing/open-bulk';

const readShownEncoding = (label: string) =>
  within(
    screen.getByRole('combobox', { name: 'Encoding of the file' }).closest('div') as HTMLElement,
  ).queryByText(label) ?? screen.getByRole('combobox', { name: 'Encoding of the file' });
const preview = () => screen.findByRole('table', { name: 'First rows of the file' });

describe('a CSV file without a declared encoding', () => {
  it.each([
    ['tr-cp1254.csv', 'TR', 'Windows-1254 – Türkçe', 'İbrahim Şahin'],
    ['tw-big5.csv', 'TW', 'Big5 – 繁體中文', '許功蓋'],
    ['th-tis620.csv', 'TH', 'TIS-620 – ไทย', 'สมชาย ใจดี'],
  ])(
    '%s is proposed in its likely encoding, with its first rows',
    async (name, country, encoding, customer) => {
      const { user } = openBulk({ country });
      await drop(caseFile(name));
      expect(within(await preview()).getByText(customer)).toBeVisible();
      expect(readShownEncoding(encoding)).toHaveTextContent(encoding);
      expect(screen.queryByRole('grid')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Read it so' }));
      const grid = await screen.findByRole('grid', { name: 'Rows of the file' });
      expect(within(grid).getByText(customer)).toBeInTheDocument();
    },
  );

  it('is read in another encoding that the user chooses', async () => {
    const { user } = openBulk({ country: 'TW' });
    await drop(caseFile('th-tis620.csv'));
    await preview();
    await user.click(screen.getByRole('combobox', { name: 'Encoding of the file' }));
    await user.click(await screen.findByRole('option', { name: 'TIS-620 – ไทย' }));
    expect(within(await preview()).getByText('สมชาย ใจดี')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Read it so' }));
    const grid = await screen.findByRole('grid', { name: 'Rows of the file' });
    expect(within(grid).getByText('สมชาย ใจดี')).toBeInTheDocument();
  });
});

describe('a CSV file', () => {
  it('in UTF-8 is read without a question', async () => {
    openBulk();
    await drop(new File(['\ufeff姓名,電話,地址,金額\n林小姐,0912048317,光復南路 17 號,640'], 'rows.csv'));
    expect(await screen.findByRole('button', { name: 'Check 1 row' })).toBeVisible();
  });

  it('with an unclosed quotation mark is refused with a message next to the file choice', async () => {
    openBulk();
    await drop(caseFile('stray-quote.csv'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The quotation mark.*line 2/);
  });
});

it('never accepts letters that were garbled by a wrong encoding', async () => {
  const { user } = openBulk();
  await pasteText(user, 'name\tphone\taddress\tamount\nMÃ¼ller\t0912048317\tNo. 17, Guangfu S. Rd.\t640');
  expect(await screen.findByText(/^This text cannot be read/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'To repair 1' })).toBeInTheDocument();
});
