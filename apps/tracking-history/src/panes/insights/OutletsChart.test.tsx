import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { OutletsChart } from './OutletsChart';

const MEDIAN = 'Separuh mengambil masa tidak lebih daripada (min)';

it.each([false, true])(
  'writes the name of the time axis on a line of its own inside the card, mirrored: %s',
  (isMirrored) => {
    render(
      <svg>
        <OutletsChart
          outlets={[
            { vendor_id: 'v1', orders: 30, delivered: 30, median_minutes: 28, promised: 30, on_time: 29 },
          ]}
          size={{ width: 317, height: 300 }}
          isMirrored={isMirrored}
          outletName={() => 'Harbour Tea'}
          percent={(share) => `${Math.round(share * 100)}%`}
          words={{ outlet: 'Outlet', orders: 'orders', median: MEDIAN, onTime: 'On time', few: 'few' }}
        />
      </svg>,
    );
    const line = screen.getByText(MEDIAN).getAttribute('y');
    const sameLine = screen.getAllByText(/./).filter((text) => text.getAttribute('y') === line);
    expect(sameLine).toEqual([screen.getByText(MEDIAN)]);
    expect(Number(line)).toBeLessThan(300);
    expect(screen.getByText(MEDIAN)).toHaveAttribute('x', isMirrored ? '0' : '317');
  },
);
