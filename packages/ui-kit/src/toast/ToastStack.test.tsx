import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderUi } from '../testing/render-ui';
import type { Toast, ToastType } from './toast';
import { ToastStack } from './ToastStack';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const toast = (id: string, type: ToastType = 'info', more: Partial<Toast> = {}): Toast => ({
  id,
  type,
  message: `Message ${id}`,
  durationMs: 0,
  ...more,
});
const onDismiss = jest.fn();
const show = (toasts: Toast[]) => renderUi(<ToastStack toasts={toasts} onDismiss={onDismiss} />);

beforeEach(() => {
  onDismiss.mockClear();
});

describe('toasts', () => {
  it('are fixed where lines begin at the bottom of the window, one above the other [SHELL-TOAST-01]', async () => {
    await show([toast('a'), toast('b')]);
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region).toHaveClass('stack');
    expect(region.textContent).toMatch(/Message a.*Message b/);
    const css = readFileSync(join(__dirname, 'toast.module.css'), 'utf8');
    const rule = /\.stack \{([^}]*)\}/.exec(css)?.[1];
    for (const part of [
      'position: fixed',
      'inset-block-end: max(var(--toast-rise, 20px), var(--toast-over-dialog, 0px))',
      'inset-inline-start: var(--toast-start, 20px)',
      'flex-direction: column',
    ])
      expect(rule).toContain(part);
  });

  it.each(['error', 'warning'] as const)(
    'announce %s as an alert [SHELL-TOAST-02] [SHELL-TOAST-06]',
    async (type) => {
      await show([toast('a', type)]);
      expect(screen.getByRole('alert')).toHaveTextContent('Message a');
    },
  );

  it.each(['info', 'success'] as const)(
    'announce %s as a status [SHELL-TOAST-02] [SHELL-TOAST-06]',
    async (type) => {
      await show([toast('a', type)]);
      expect(screen.getByRole('status')).toHaveTextContent('Message a');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('close by their button [SHELL-TOAST-06]', async () => {
    await show([toast('a'), toast('b', 'error')]);
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Close the notification' })[1] as HTMLElement,
    );
    expect(onDismiss.mock.calls).toEqual([['b']]);
  });

  it('close with Escape while they hold the focus', async () => {
    await show([toast('a')]);
    act(() => screen.getByRole('button', { name: 'Close the notification' }).focus());
    await userEvent.keyboard('{Escape}');
    expect(onDismiss).toHaveBeenCalledWith('a');
  });

  it('run their action and close', async () => {
    const run = jest.fn();
    await show([toast('a', 'error', { action: { label: 'Reload', run } })]);
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(onDismiss).toHaveBeenCalledWith('a');
  });

  it('are at most four: a new one replaces the oldest', async () => {
    await show(['a', 'b', 'c', 'd', 'e'].map((id) => toast(id)));
    expect(screen.getAllByRole('status')).toHaveLength(4);
    expect(screen.queryByText('Message a')).toBeNull();
    expect(onDismiss.mock.calls).toEqual([['a']]);
  });
});

describe('the time of a toast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('closes it when its duration has passed [SHELL-TOAST-02]', async () => {
    await show([toast('a', 'info', { durationMs: 3500 })]);
    wait(3499);
    expect(onDismiss).not.toHaveBeenCalled();
    wait(1);
    expect(onDismiss.mock.calls).toEqual([['a']]);
  });

  it('never ends when it is 0', async () => {
    await show([toast('a')]);
    wait(600_000);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('pauses while the pointer is on it and continues afterwards', async () => {
    await show([toast('a', 'info', { durationMs: 3500 })]);
    wait(2000);
    fireEvent.pointerEnter(screen.getByRole('status'));
    expect(screen.getByText('Paused while you read')).toBeVisible();
    wait(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByRole('status'));
    wait(1499);
    expect(onDismiss).not.toHaveBeenCalled();
    wait(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('pauses while an element in it has the focus', async () => {
    await show([toast('a', 'info', { durationMs: 3500 })]);
    const close = screen.getByRole('button', { name: 'Close the notification' });
    act(() => close.focus());
    wait(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => close.blur());
    wait(3500);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
