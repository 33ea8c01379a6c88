import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { caseFile, pasteCase, pasteText } from '../../testing/case-files';
import { drop, openBulk } from '../../testing/open-bulk';

beforeEach(() => localStorage.clear());

const grid = async () => within(await screen.findByRole('grid', { name: 'Rows of the file' }));
const chosenFor = async (column: RegExp) =>
  (await screen.findByRole('combobox', { name: column })).closest('[class]') as HTMLElement;
const use = () => screen.findByRole('button', { name: 'Use these columns' });
const choose = async (user: ReturnType<typeof openBulk>['user'], field: RegExp, option: RegExp) => {
  await user.click(await screen.findByRole('combobox', { name: field }));
  // The list of an earlier field may still be closing.
  const offered = await screen.findAllByRole('option', { name: option });
  await user.click(offered.at(-1) as HTMLElement);
};

describe('the heading of a sheet', () => {
  it('is found below a title, and the user can choose another row', async () => {
    const { user, backend } = openBulk({ country: 'TW' });
    await drop(caseFile('title-above-heading.xlsx'));
    expect((await grid()).getByText('Lin Mei')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check 1 row' })).toBeVisible();
    expect(backend.callsOf('bulkJobs.create')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await choose(user, /^Row with the names/, /^Row 1: Orders of 27 November 2026$/);
    expect(await use()).toBeDisabled();
    await choose(user, /^Row with the names/, /^Row 3: customer_name/);
    await user.click(await use());
    expect((await grid()).getByText('No. 17, Ln. 240, Guangfu S. Rd.')).toBeInTheDocument();
  });

  it('may be missing without losing a row', async () => {
    const { user } = openBulk({ country: 'TW' });
    await pasteCase(user, 'no-heading.csv');
    expect(await chosenFor(/^Row with the names/)).toHaveTextContent('None: the first row is an order');
    await choose(user, /^Customer/, /^A – Lin Mei$/);
    await choose(user, /^Phone/, /^B – /);
    await choose(user, /^Deliver to/, /^C – /);
    await choose(user, /^Value/, /^D – 640$/);
    await user.click(await use());
    const rows = await grid();
    expect([rows.getByText('Lin Mei'), rows.getByText('Chen Hao')]).toHaveLength(2);
    expect(screen.getByRole('radio', { name: 'All 2' })).toBeInTheDocument();
  });

  it('leads to a question when figures precede it', async () => {
    const { user } = openBulk();
    await pasteText(
      user,
      'Lin\t0912048317\tNo. 1\t640\nname\tphone\taddress\tamount\nWu\t0933000222\tNo. 2\t300',
    );
    expect(await chosenFor(/^Row with the names/)).toHaveTextContent('Row 2: name');
    expect(await use()).toBeEnabled();
  });
});

describe('several matching columns', () => {
  it('propose the total instead of the price, with a doubt', async () => {
    const { user } = openBulk({ country: 'TW' });
    await pasteCase(user, 'price-qty-total.csv');
    expect(await screen.findByText('“Price” fits as well. Please check.')).toBeVisible();
    await user.click(await use());
    expect((await grid()).getByText('640')).toBeInTheDocument();
  });

  it('propose the receiver instead of the sender, with a doubt', async () => {
    const { user } = openBulk({ country: 'TW' });
    await pasteCase(user, 'sender-receiver.csv');
    expect(await screen.findByText('“Name” fits as well. Please check.')).toBeVisible();
    expect(screen.getByText('“Contact” fits as well. Please check.')).toBeVisible();
    expect(screen.getByText('“Address” fits as well. Please check.')).toBeVisible();
    await user.click(await use());
    const rows = await grid();
    expect(rows.getByText('Lin Mei')).toBeInTheDocument();
    expect(rows.queryByText('Harbour Tea')).toBeNull();
  });

  it('propose the amount to collect instead of the total', async () => {
    const { user } = openBulk();
    await pasteText(user, 'name\tphone\taddress\ttotal\tCOD amount\nLin\t0912048317\tNo. 1\t640\t100');
    expect(await screen.findByText('“total” fits as well. Please check.')).toBeVisible();
    await user.click(await use());
    expect((await grid()).getByText('100')).toBeInTheDocument();
  });

  it('treat a price next to a quantity as a possible unit price', async () => {
    const { user } = openBulk();
    await pasteText(user, 'name\tphone\taddress\tprice\tqty\nLin\t0912048317\tNo. 1\t320\t2');
    expect(await screen.findByText('May be the price of one piece. Please check.')).toBeVisible();
  });

  it('are not in doubt when they are equal in every row', async () => {
    const { user } = openBulk();
    await pasteText(user, 'name\tphone\taddress\ttotal\tamount\nLin\t0912048317\tNo. 1\t640\t640');
    await grid();
  });
});

describe('the export of a shop system', () => {
  it('of Shopify has the receiver, the order number and the items in one row', async () => {
    const { user } = openBulk({ country: 'TW' });
    await pasteCase(user, 'shopify-orders.csv');
    await grid();
    await user.click(screen.getByRole('radio', { name: /^All/ }));
    const rows = await grid();
    expect(screen.getByRole('radio', { name: 'All 2' })).toBeInTheDocument();
    expect(rows.getByText('Lin Mei')).toBeInTheDocument();
    expect(rows.getByText('+886912048317')).toBeInTheDocument();
    expect(rows.getByText('No. 45, Shifu Rd., Taipei')).toBeInTheDocument();
    await waitFor(() => expect(rows.getByText('#1002: 1 × Oolong, 1 × Cake')).toBeInTheDocument());
  });
});
