import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { readWorkbook } from '@courier/sheet-reader/xlsx';
import { openBulk } from '../../testing/open-bulk';

const SHEET = [
  'الزبون\tرقم الهاتف\tالعنوان\tالمبلغ\tملاحظات السائق\tعنوان آخر',
  'نورة السالم\t50012345\tقطعة 3\t2.500\tالباب الخلفي\tقطعة 9',
  'أحمد العازمي\t50012346\tقطعة 4\tمجاني\t\tقطعة 8',
];

async function paste(lines: readonly string[] = SHEET) {
  const backend = createFakeBackend();
  const opened = openBulk({ backend, country: 'KW' });
  await opened.user.click(await screen.findByRole('button', { name: 'Paste rows' }));
  await opened.user.click(screen.getByRole('textbox', { name: 'Rows' }));
  await opened.user.paste(lines.join('\n'));
  await opened.user.click(screen.getByRole('button', { name: 'Use these rows' }));
  return { ...opened, backend };
}
const heading = (name: RegExp) => screen.getByRole('columnheader', { name });

describe('the columns of the sheet itself', () => {
  it('are shown below the table columns, and another choice keeps the repairs', async () => {
    const { user, backend } = await paste();
    await screen.findByRole('grid');
    expect(heading(/^Deliver to/)).toHaveTextContent('Deliver toالعنوان');
    expect(heading(/^Customer/)).toHaveTextContent('الزبون');
    expect(heading(/^Building/)).toHaveTextContent('Not in this sheet');

    await user.click(screen.getByRole('gridcell', { name: 'مجاني' }));
    await user.keyboard('3.250{Enter}');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('combobox', { name: /^Deliver to/ }));
    await user.click(await screen.findByRole('option', { name: 'عنوان آخر – قطعة 9' }));
    await user.click(screen.getByRole('button', { name: 'Use these columns' }));
    await screen.findByRole('grid');
    expect(heading(/^Deliver to/)).toHaveTextContent('عنوان آخر');
    expect(screen.getByText('1 cell repaired')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check 2 rows' }));
    await waitFor(() => expect(backend.callsOf('bulkJobs.create')).toHaveLength(1));
    const { content } = backend.callsOf('bulkJobs.create')[0]?.body as { content: string };
    const sent = readWorkbook(Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)));
    expect(sent.rows.map(({ cells }) => [cells[0], cells[2], cells[7]])).toEqual([
      ['نورة السالم', 'قطعة 9', '2.500'],
      ['أحمد العازمي', 'قطعة 8', '3.250'],
    ]);
  });
});

describe('a long sheet', () => {
  it('marks the positions of wrong rows next to the scrollbar until they are repaired', async () => {
    const { user } = await paste([
      'name\tphone\taddress\tamount',
      ...Array.from(
        { length: 80 },
        (_, row) => `نورة\t5001${1000 + row}\tقطعة ${row}\t${row === 20 || row === 60 ? 'free' : '2.500'}`,
      ),
    ]);
    await screen.findByRole('grid');
    await user.click(screen.getByRole('radio', { name: 'All 80' }));
    const marks = () =>
      [...document.querySelectorAll<HTMLElement>('[data-grid-marks] i')].map(
        ({ style }) => style.insetBlockStart,
      );
    expect(marks()).toEqual(['25%', '75%']);
    await user.click(screen.getByRole('radio', { name: 'To repair 2' }));
    await user.click(within(screen.getByRole('grid')).getAllByText('free')[0] as HTMLElement);
    await user.keyboard('2{Enter}');
    await user.click(screen.getByRole('radio', { name: 'All 80' }));
    expect(marks()).toEqual(['75%']);
  });
});
