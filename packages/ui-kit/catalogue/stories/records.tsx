import { useState } from 'react';
import { Button, EmptyState } from '../../src/core';
import {
  DEFAULT_TABLE_VIEW,
  DataTable,
  SavedFilters,
  TableViewMenu,
  Tabs,
  VirtualList,
  type DataColumn,
} from '../../src/data';
import { useSamples } from '../use-samples';
import type { Story } from '../story';

interface Row {
  id: string;
  customer: string;
  fee: string;
}
const COLUMNS: DataColumn<Row>[] = [
  { key: 'id', title: 'Order', render: ({ id }) => <bdi>{id}</bdi>, fixed: true },
  { key: 'customer', title: 'Customer', render: ({ customer }) => customer },
  { key: 'fee', title: 'Fee', render: ({ fee }) => fee, align: 'end' },
];

function useRows(count: number): Row[] {
  const { customer } = useSamples();
  return Array.from({ length: count }, (_, index) => ({
    id: `v1001-2611${1000 + index}`,
    customer,
    fee: `NT ${65 + (index % 5) * 10}`,
  }));
}

function Table({ loading = false, empty = false }: { loading?: boolean; empty?: boolean }) {
  const [view, setView] = useState(DEFAULT_TABLE_VIEW);
  const rows = useRows(loading || empty ? 0 : 4);
  return (
    <>
      <TableViewMenu columns={COLUMNS} view={view} onViewChange={setView} />
      <DataTable
        label={`Orders, ${loading ? 'loading' : empty ? 'none' : 'four'}`}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        view={view}
        loading={loading}
        empty={<EmptyState icon="table" title="No orders in this week" text="Choose another week." />}
        selectedKey={rows[1]?.id ?? null}
      />
    </>
  );
}

function Filters() {
  const [active, setActive] = useState('1');
  return (
    <SavedFilters
      filters={[
        { id: '1', name: 'Failed this week' },
        { id: '2', name: 'Cash over NT 1000' },
      ]}
      activeId={active}
      onApply={setActive}
      onRemove={() => undefined}
      onSave={() => undefined}
    />
  );
}

function Tabbed() {
  const [active, setActive] = useState('new');
  const { long } = useSamples();
  return (
    <Tabs
      label="Orders by state"
      active={active}
      onActivate={setActive}
      items={[
        { key: 'new', label: 'New', count: 5 },
        { key: 'collected', label: 'Collected', count: 12 },
        { key: 'cancelled', label: 'Cancelled' },
      ]}
    >
      <p>{long}</p>
    </Tabs>
  );
}

function Long() {
  const rows = useRows(2000);
  return (
    <div className="tall">
      <VirtualList
        label="Two thousand orders"
        items={rows}
        itemKey={({ id }) => id}
        rowHeight={44}
        renderRow={({ id, customer }) => (
          <Button kind="quiet">
            <bdi>{id}</bdi> {customer}
          </Button>
        )}
      />
    </div>
  );
}

export const records: Story = {
  id: 'records',
  title: 'Tables, lists, tabs',
  states: [
    { name: 'table', show: () => <Table /> },
    { name: 'table, loading', show: () => <Table loading /> },
    { name: 'table, empty', show: () => <Table empty /> },
    { name: 'saved filters', show: () => <Filters /> },
    { name: 'tabs', show: () => <Tabbed /> },
    { name: 'long list', show: () => <Long /> },
  ],
};
