import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import type { DataColumn } from './DataTable';
import { VirtualTable } from './VirtualTable';

interface Row {
  id: string;
}

const ROWS: readonly Row[] = Array.from({ length: 60 }, (_, index) => ({ id: `row ${index}` }));
const drawn = jest.fn();
const COLUMNS: readonly DataColumn<Row>[] = [
  {
    key: 'id',
    title: 'Id',
    render: ({ id }) => {
      drawn(id);
      return id;
    },
  },
];
const table = (rows: readonly Row[]) => (
  <VirtualTable label="Rows" rows={rows} columns={COLUMNS} rowKey={({ id }) => id} minWidth={300} />
);
function Narrowed() {
  const [from, setFrom] = useState(0);
  return (
    <>
      <button onClick={() => setFrom(3)}>Fewer</button>
      {table(ROWS.slice(from, 9))}
    </>
  );
}
const count = () => screen.getAllByRole('row').length;

afterEach(() => {
  drawn.mockClear();
  jest.useRealTimers();
});

describe('a table of any length', () => {
  it('renders visible rows first, and the others when the browser is idle', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    await renderUi(table(ROWS));
    const first = count();
    act(() => void jest.advanceTimersByTime(2000));
    expect(count()).toBe(first + 4);
    act(() => void jest.advanceTimersByTime(2000));
    expect(count()).toBe(first + 8);
  });

  it("does not render a row's cells again when other rows are removed", async () => {
    await renderUi(<Narrowed />);
    expect(count()).toBe(10);
    drawn.mockClear();
    await userEvent.click(screen.getByRole('button'));
    expect(count()).toBe(7);
    expect(drawn).not.toHaveBeenCalled();
  });
});
