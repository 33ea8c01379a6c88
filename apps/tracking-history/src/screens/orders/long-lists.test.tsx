import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { nowSeconds, buildDemoOrder } from '../../testing/demo-orders';
import { openTracking, row, tab } from '../../testing/open-tracking';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => void jest.useRealTimers());

describe('a long list of order tracking', () => {
  it('draws at most 60 rows of a long list', async () => {
    const orders = Array.from({ length: 200 }, (_, index) =>
      buildDemoOrder({ created_at: nowSeconds() - index }),
    );
    openTracking({ orders });
    expect(await tab('New', 200)).toBeVisible();
    const shown = within(screen.getByRole('list', { name: 'Orders' })).getAllByRole('listitem');
    expect(shown.length).toBeLessThanOrEqual(60);
    expect(shown[0]).toHaveAttribute('aria-setsize', '200');
  });
  it('starts at its top when another tab is shown', async () => {
    const { user } = openTracking({
      orders: [
        ...Array.from({ length: 80 }, (_, index) =>
          buildDemoOrder({ status: 'RECEIVED', name: `Huang ${index}`, created_at: nowSeconds() - index }),
        ),
        ...Array.from({ length: 70 }, (_, index) =>
          buildDemoOrder({ status: 'PICKED_UP', name: `Kuo ${index}`, created_at: nowSeconds() - index }),
        ),
      ],
    });
    await row(/Huang 0/);
    const scroller = screen.getByRole('list', { name: 'Orders' }).parentElement as HTMLElement;
    scroller.scrollTop = 89 * 60;
    fireEvent.scroll(scroller);
    await row(/Huang 60/);
    await user.click(await tab('Collected', 70));
    await waitFor(() => expect(screen.getByRole('button', { name: /Kuo 0/ })).toBeVisible());
    expect(screen.getByRole('list', { name: 'Orders' }).parentElement).toHaveProperty('scrollTop', 0);
  });
});
