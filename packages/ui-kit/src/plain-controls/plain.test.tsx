import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, jest } from '@jest/globals';
import { PlainField } from '../field/PlainField';
import { OfflineBar } from '../frame/OfflineBar';
import { PanelError } from '../frame/PanelError';
import { EmptyState } from '../states/EmptyState';
import { SkeletonRows } from '../states/SkeletonRows';
import { applyTheme } from '../theme/apply-theme';
import { renderUi } from '../testing/render-ui';
import { PlainButton } from './PlainButton';

describe('a button', () => {
  it('ignores clicks while busy and keeps its label', async () => {
    const onClick = jest.fn();
    await renderUi(
      <PlainButton busy onClick={onClick}>
        Place order
      </PlainButton>,
    );
    const button = screen.getByRole('button', { name: 'Place order' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('submits no form while busy', async () => {
    const onSubmit = jest.fn();
    await renderUi(
      <form onSubmit={onSubmit}>
        <PlainButton type="submit" busy>
          Sign in
        </PlainButton>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it('a password can be shown and hidden again', async () => {
  await renderUi(<PlainField label="Password" type="password" defaultValue="secret" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide the password' }));
  expect(input).toHaveAttribute('type', 'password');
});

describe('states', () => {
  it('an empty place has one sentence, one line and one action', async () => {
    await renderUi(
      <EmptyState
        icon="scooter"
        title="No orders on the road"
        text="New requests appear here."
        headingLevel={2}
        action={<PlainButton kind="primary">Request a rider</PlainButton>}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No orders on the road' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Request a rider' })).toBeVisible();
  });

  it('a failed pane shows an error at once and can retry', async () => {
    const onRetry = jest.fn();
    await renderUi(
      <PanelError
        title="We could not get your orders"
        text="Riders keep working."
        onRetry={onRetry}
        reference="R-7F3K"
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/We could not get your orders.*Reference R-7F3K/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('a lost connection is shown with the time of the data', async () => {
    await renderUi(<OfflineBar since="14:21" />);
    expect(screen.getByRole('status')).toHaveTextContent(
      'You are offline. Shown as of 14:21. Your draft is kept here.',
    );
  });

  it('loading rows are announced once', async () => {
    await renderUi(<SkeletonRows label="Loading orders" rows={3} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading orders');
  });
});

it('a theme marks the document with brand and appearance', () => {
  applyTheme('orchid', 'dark');
  expect(document.documentElement).toHaveAttribute('data-brand', 'orchid');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});
