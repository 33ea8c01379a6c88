import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, jest } from '@jest/globals';
import { renderUi } from '../testing/render-ui';
import { DataTable, type DataColumn } from './DataTable';
import { SavedFilters, type SavedFilter } from './SavedFilters';
import { DEFAULT_TABLE_VIEW } from './table-view';
import { TableViewMenu } from './TableViewMenu';

interface Row {
  name: string;
  fee: string;
}
const COLUMNS: DataColumn<Row>[] = [
  { key: 'name', title: 'Customer', render: ({ name }) => name, fixed: true },
  { key: 'fee', title: 'Fee', render: ({ fee }) => fee, align: 'end' },
];

function Orders() {
  const [view, setView] = useState(DEFAULT_TABLE_VIEW);
  return (
    <>
      <TableViewMenu columns={COLUMNS} view={view} onViewChange={setView} />
      <DataTable
        label="Orders"
        columns={COLUMNS}
        rows={[{ name: 'Lin', fee: 'NT 65' }]}
        rowKey={({ name }) => name}
        view={view}
      />
    </>
  );
}

describe('the view of a table', () => {
  it('hides and shows columns, never the one that names the row', async () => {
    await renderUi(<Orders />);
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    expect(screen.getByRole('checkbox', { name: 'Customer' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fee' }));
    expect(screen.queryByRole('columnheader', { name: 'Fee' })).toBeNull();
    expect(screen.queryByRole('cell', { name: 'NT 65' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fee' }));
    expect(screen.getByRole('cell', { name: 'NT 65' })).toBeVisible();
  });

  it('can increase the row height', async () => {
    await renderUi(<Orders />);
    const table = screen.getByRole('table', { name: 'Orders' });
    expect(table).toHaveAttribute('data-density', 'compact');
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    await userEvent.click(screen.getByRole('switch', { name: 'More room' }));
    expect(table).toHaveAttribute('data-density', 'comfortable');
  });
});

function Filters({ onApply }: { onApply: (id: string) => void }) {
  const [filters, setFilters] = useState<SavedFilter[]>([{ id: '1', name: 'Failed this week' }]);
  return (
    <SavedFilters
      filters={filters}
      activeId="1"
      onApply={onApply}
      onRemove={(id) => setFilters((kept) => kept.filter((filter) => filter.id !== id))}
      onSave={(name) => setFilters((kept) => [...kept, { id: name, name }])}
    />
  );
}

describe('saved filters', () => {
  it('are applied by one click and mark the active one', async () => {
    const onApply = jest.fn();
    await renderUi(<Filters onApply={onApply} />);
    const filter = screen.getByRole('button', { name: 'Failed this week', pressed: true });
    await userEvent.click(filter);
    expect(onApply).toHaveBeenCalledWith('1');
  });

  it('are kept under a name and removed again', async () => {
    await renderUi(<Filters onApply={jest.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save this filter' }));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the filter' }), ' Cash {Enter}');
    expect(screen.getByRole('button', { name: 'Cash' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Cash' }));
    expect(screen.queryByRole('button', { name: 'Cash' })).toBeNull();
  });

  it('drop a half-typed name on Escape', async () => {
    await renderUi(<Filters onApply={jest.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save this filter' }));
    await userEvent.keyboard('Half{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Half' })).toBeNull();
  });
});
