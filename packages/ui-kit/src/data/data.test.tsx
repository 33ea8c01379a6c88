import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, jest } from '@jest/globals';
import { renderUi } from '../testing/render-ui';
import { DataTable } from './DataTable';
import { Tabs } from './Tabs';
import { Timeline } from './Timeline';
import { VirtualList } from './VirtualList';

const ITEMS = [
  { key: 'new', label: 'New', count: 5 },
  { key: 'collected', label: 'Collected', count: 8 },
  { key: 'cancelled', label: 'Cancelled' },
];

function Owner() {
  const [active, setActive] = useState('new');
  return (
    <Tabs label="Orders" items={ITEMS} active={active} onActivate={setActive}>
      List of {active}
    </Tabs>
  );
}

describe('tabs', () => {
  it('name their panel and show their counts', async () => {
    await renderUi(<Owner />);
    expect(screen.getByRole('tab', { name: 'New 5', selected: true })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'New 5' })).toHaveTextContent('List of new');
  });

  it('move with the arrows round the ends, and to both ends by key', async () => {
    await renderUi(<Owner />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Collected 8', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Cancelled' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('List of new');
  });

  it('follow the reading direction', async () => {
    const { container } = await renderUi(<Owner />);
    container.style.direction = 'rtl';
    (screen.getByRole('tablist') as HTMLElement).style.direction = 'rtl';
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Collected 8', selected: true })).toHaveFocus();
  });
});

it('a timeline lists events and marks the current state', async () => {
  await renderUi(
    <Timeline
      label="Timeline"
      entries={[
        { key: 'a', time: '14:24', title: 'In transit', tone: 'carry' },
        { key: 'b', time: '14:22', title: 'Collected', detail: 'One photo', tone: 'carry' },
      ]}
    />,
  );
  const entries = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual(['14:24In transit', '14:22CollectedOne photo']);
  expect(entries[0]).toHaveAttribute('aria-current', 'step');
  expect(entries[1]).not.toHaveAttribute('aria-current');
});

it('a long list renders only the visible rows', async () => {
  const items = Array.from({ length: 10_000 }, (_, index) => `order ${index}`);
  await renderUi(
    <VirtualList
      label="Orders"
      items={items}
      itemKey={(item) => item}
      rowHeight={89}
      renderRow={(item) => <p>{item}</p>}
    />,
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThan(40);
  expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
  expect(screen.getByText('order 0')).toBeInTheDocument();
});

it('a long list renders the target of a jump at once, and its surroundings when the page is idle', async () => {
  const items = Array.from({ length: 10_000 }, (_, index) => `order ${index}`);
  const { container } = await renderUi(
    <VirtualList
      label="Orders"
      items={items}
      itemKey={(item) => item}
      rowHeight={90}
      renderRow={(item) => <p>{item}</p>}
    />,
  );
  await screen.findByText('order 12');
  const scroller = container.querySelector<HTMLElement>('div:has(> [role="list"])') as HTMLElement;
  scroller.scrollTop = 90 * 500;
  fireEvent.scroll(scroller);
  expect(screen.getByText('order 500')).toBeVisible();
  expect(screen.queryByText('order 499')).not.toBeInTheDocument();
  expect(await screen.findByText('order 494')).toBeInTheDocument();
  expect(screen.queryByText('order 493')).not.toBeInTheDocument();
});

it('a list that is only read is reached by Tab, to be scrolled', async () => {
  const rows = {
    items: ['Lin'],
    itemKey: (item: string) => item,
    rowHeight: 89,
    renderRow: (item: string) => item,
  };
  await renderUi(
    <>
      <VirtualList label="To open" {...rows} />
      <VirtualList label="To read" isRead {...rows} />
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('region', { name: 'To read' })).toHaveFocus();
});

it('a table shows its records, or a replacement without records', async () => {
  const open = jest.fn();
  const columns = [{ key: 'name', title: 'Customer', render: (row: { name: string }) => row.name }];
  const { unmount } = await renderUi(
    <DataTable
      label="Orders"
      rows={[{ name: 'Lin' }]}
      columns={columns}
      rowKey={(row) => row.name}
      onRowOpen={open}
    />,
  );
  await userEvent.click(screen.getByRole('cell', { name: 'Lin' }));
  expect(open).toHaveBeenCalledWith({ name: 'Lin' });
  unmount();
  await renderUi(
    <DataTable label="Orders" rows={[]} columns={columns} rowKey={(row) => row.name} empty="No orders" />,
  );
  expect(screen.getByText('No orders')).toBeVisible();
});
