import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { readWorkbook } from '@courier/sheet-reader/xlsx';
import { caseFile, pasteCase, pasteText } from '../../testing/case-files';
import { drop, openBulk } from '../../testing/open-bulk';

const sentNames = (content: string) =>
  readWorkbook(Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))).rows.map(
    ({ cells }) => cells[0],
  );
const grid = () => screen.findByRole('grid', { name: 'Rows of the file' });

describe('hidden rows of a sheet', () => {
  it('are left out, counted and named, and can be included', async () => {
    const { user, backend } = openBulk();
    await drop(caseFile('filtered-rows.xlsx'));
    await grid();
    const notice = (await screen.findByText('2 rows are hidden in your sheet and are left out:')).closest(
      'p',
    );
    expect(notice).toHaveTextContent('row 3, Filtered Out; row 5, Filtered Too');
    expect(backend.callsOf('bulkJobs.create')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Check 2 rows' }));
    await waitFor(() => expect(backend.callsOf('bulkJobs.create')).toHaveLength(1));
    const { content } = backend.callsOf('bulkJobs.create')[0]?.body as { content: string };
    expect(sentNames(content)).toEqual(['Shown One', 'Shown Two']);
  });

  it('are checked like the others after the user includes them', async () => {
    const { user } = openBulk();
    await drop(caseFile('filtered-rows.xlsx'));
    await grid();
    await user.click(screen.getByRole('button', { name: 'Take them in' }));
    expect(await screen.findByRole('button', { name: 'Check 4 rows' })).toBeVisible();
    expect(screen.queryByText(/hidden in your sheet/)).toBeNull();
  });
});

describe('a row with a total', () => {
  it.each([
    ['TOTAL\t\t\t1580', '合計\t\t\t1,580'],
    ['\t\t合計 (2 筆)\t1580', '\t\tSumme:\t1.580,00 €'],
    ['المجموع\t\t\t1580', 'รวมทั้งสิ้น\t2\t\t฿1,580'],
  ])('is not an order (%j, %j)', async (first, second) => {
    const { user } = openBulk();
    const rows = [
      'name\tphone\taddress\tamount',
      'Total Lin\t0912048317\tNo. 17, Guangfu S. Rd.\t640',
      first,
      second,
    ];
    await pasteText(user, rows.join('\n'));
    await grid();
    expect(screen.getByText('2 rows add up others and are no orders:')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check 1 row' })).toBeVisible();
  });

  it('is not assumed when a customer has such a name', async () => {
    const { user } = openBulk();
    await pasteText(user, 'name\tphone\taddress\tamount\nTotal\t0912048317\t\t640\nSumme\t\tKeamari\t90');
    await grid();
    expect(screen.queryByText(/no order/)).toBeNull();
    expect(screen.getByRole('radio', { name: 'All 2' })).toBeInTheDocument();
  });
});

describe('an unclosed quotation mark', () => {
  const problem = () => within(screen.getByRole('dialog')).findByText(/^The quotation mark/);

  it('is an error with its line number, and no row is lost', async () => {
    const { user } = openBulk();
    await pasteCase(user, 'stray-quote.csv');
    expect(await problem()).toHaveTextContent('line 2');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Rows' })).not.toHaveValue('');
  });

  it('is found even when a later one seems to close it', async () => {
    const { user } = openBulk();
    const rows = ['name,phone,address,amount', 'Lin,0912048317,"No. 1,640', 'Wu,0933000222,"No. 2,300'];
    await pasteText(user, rows.join('\n'));
    expect(await problem()).toHaveTextContent('line 2');
  });

  it('is reported with the line number of the file, which counts lines in quoted cells', async () => {
    const { user } = openBulk();
    await pasteText(user, 'sep=;\r\nname;notes\r\nLin;"a\r\nb"\r\nWu;"c');
    expect(await problem()).toHaveTextContent('line 5');
  });
});
