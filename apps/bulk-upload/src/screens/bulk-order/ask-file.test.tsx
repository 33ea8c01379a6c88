import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { drop, openBulk, sheet, XLSX } from '../../testing/open-bulk';

afterEach(() => void jest.restoreAllMocks());

const SIZE_LIMIT = 5_242_880;
const results = () => screen.findByRole('table', { name: 'Rows of the file' });

describe('the start of a bulk upload', () => {
  it('shows the limits of a file for the vendor in the URL [BULK-01]', async () => {
    const { backend } = openBulk();
    expect(await screen.findByRole('heading', { name: 'Bulk order' })).toBeVisible();
    expect(screen.getByText('Up to 25,000 rows, 128 columns and 2,000 characters in a cell.')).toBeVisible();
    await waitFor(() =>
      expect(backend.callsOf('bulkJobs.all')).toMatchObject([{ params: { vendorId: 'v1002' } }]),
    );
  });

  it('downloads the template as a spreadsheet [BULK-06]', async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (file) => (saved.push(file as Blob), 'blob:template');
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = openBulk();
    await user.click(await screen.findByRole('button', { name: 'Template' }));
    await waitFor(() => expect(names).toEqual(['bulk-orders.xlsx']));
    expect(saved.map(({ type }) => type)).toEqual([XLSX]);
  });

  it('shows an error for 7 s when the template is unavailable [BULK-25]', async () => {
    const backend = createFakeBackend();
    backend.fail('bulkJobs.exampleFile', { status: 500 });
    const { shell, user } = openBulk({ backend });
    await user.click(await screen.findByRole('button', { name: 'Template' }));
    await waitFor(() =>
      expect(shell.notices).toMatchObject([
        { type: 'error', message: 'We could not download the template.', durationMs: 7000 },
      ]),
    );
  });

  it.each([
    ['orders.xls', 'application/vnd.ms-excel'],
    ['orders.ods', 'application/vnd.oasis.opendocument.spreadsheet'],
    ['orders.xlsx', 'text/html'],
    ['orders.xlsx.pdf', ''],
  ])('does not upload %s (%s) and shows why [BULK-07]', async (name, type) => {
    const { backend } = openBulk();
    await drop(sheet(name, 4, type));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not an XLSX, CSV or TSV file.');
    expect(backend.callsOf('bulkJobs.create')).toEqual([]);
  });

  it('refuses 5,242,881 bytes and uploads 5,242,880 [BULK-08]', async () => {
    const { backend } = openBulk();
    await drop(sheet('big.xlsx', SIZE_LIMIT + 1));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is larger than 5 MB.');
    expect(backend.callsOf('bulkJobs.create')).toEqual([]);
    await drop(sheet('full.xlsx', SIZE_LIMIT));
    expect(await results()).toBeVisible();
    expect(backend.callsOf('bulkJobs.create')).toHaveLength(1);
  });
});

describe('the upload', () => {
  it('leads from the file through the upload to the results of the check [BULK-02] [BULK-03] [BULK-09] [BULK-10]', async () => {
    const { backend, user } = openBulk();
    const answer = backend.delay('bulkJobs.create');
    await user.upload(await screen.findByLabelText('File with orders'), sheet());
    expect(await screen.findByText('Uploading and checking every row')).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['1Upload', '2Summary', '3Confirm', '4Place']);
    expect(steps[0]).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByRole('table')).toBeNull();
    answer();
    expect(within(await results()).getAllByRole('row')).toHaveLength(1 + 3);
    expect(screen.getByText('Summary').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(backend.callsOf('bulkJobs.create')[0]?.body).toEqual({
      vendor_id: 'v1002',
      file_name: 'orders-20-nov.xlsx',
      content: 'UEsDBA==',
    });
  });

  it('shows a failure for 7 s and asks for a file again [BULK-11] [BULK-27]', async () => {
    const backend = createFakeBackend();
    backend.fail('bulkJobs.create', { status: 400, translationKey: 'bulk.columns' });
    const { shell } = openBulk({ backend });
    await drop(sheet());
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
    await waitFor(() =>
      expect(shell.notices).toMatchObject([
        {
          type: 'error',
          message: 'We could not upload this file.',
          detail:
            'The columns are not those of the template. Download the template and paste your rows into it.',
          durationMs: 7000,
        },
      ]),
    );
  });

  it('is cancelled when the user chooses another vendor or another file [BULK-12]', async () => {
    const { backend, user, shell } = openBulk();
    const answer = backend.delay('bulkJobs.create');
    const sent = (count: number) =>
      waitFor(() => expect(backend.callsOf('bulkJobs.create')).toHaveLength(count));
    await drop(sheet());
    await sent(1);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
    await drop(sheet());
    await sent(2);
    act(() => shell.ports.vendors.select('v1003'));
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
    await act(async () => answer());
    expect(screen.queryByRole('table')).toBeNull();
    expect(shell.notices).toEqual([]);
    expect(shell.reloadHolds()).toBe(0);
  });
});
