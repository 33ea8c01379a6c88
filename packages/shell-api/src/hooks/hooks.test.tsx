import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useNarrow, useNow, useOnline, useShortcut } from '.';

afterEach(() => {
  jest.useRealTimers();
  act(() => onlineManager.setOnline(true));
});

describe('the time', () => {
  function Clock({ every }: { every: number }) {
    return <p>{useNow(every)}</p>;
  }

  it('is in Unix seconds and updated at the given interval until unmount', () => {
    jest.useFakeTimers({ now: 1_763_800_000_900 });
    const { unmount } = render(<Clock every={5} />);
    expect(screen.getByText('1763800000')).toBeVisible();
    act(() => jest.advanceTimersByTime(4999));
    expect(screen.getByText('1763800000')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('1763800005')).toBeVisible();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

it('the network state is that of the queries', () => {
  const Line = () => <p>{useOnline() ? 'on' : 'off'}</p>;
  render(<Line />);
  act(() => onlineManager.setOnline(false));
  expect(screen.getByText('off')).toBeVisible();
  act(() => onlineManager.setOnline(true));
  expect(screen.getByText('on')).toBeVisible();
});

it('the page is narrow up to 767 px, and a rotation is detected', () => {
  let listener: () => void = () => undefined;
  let width = 767;
  const match = jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...({} as MediaQueryList),
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: (_: string, heard: unknown) => {
      listener = heard as () => void;
    },
    removeEventListener: () => undefined,
  }));
  const Page = () => <p>{useNarrow() ? 'narrow' : 'wide'}</p>;
  render(<Page />);
  expect(screen.getByText('narrow')).toBeVisible();
  width = 768;
  act(() => listener());
  expect(screen.getByText('wide')).toBeVisible();
  match.mockRestore();
});

describe('a shortcut', () => {
  const manifest = {
    shortcuts: [
      { id: 'next', keys: ['J'] },
      { id: 'place', keys: ['Ctrl', 'Enter'] },
    ],
  } as const;
  const heard = jest.fn<(what: string) => void>();
  afterEach(() => void heard.mockClear());

  function Screen({ isBusy = false, covered = false }: { isBusy?: boolean; covered?: boolean }) {
    useShortcut(manifest, 'next', () => heard('next'), { repeats: true });
    useShortcut(manifest, 'place', isBusy ? null : () => heard('place'));
    return (
      <>
        <input aria-label="Search" />
        <input type="radio" aria-label="Past 7 days" />
        <input type="checkbox" aria-label="Delivered" />
        <div role="dialog" aria-label="Help">
          <button type="button">Inside</button>
        </div>
        {covered && <div role="dialog" aria-modal="true" aria-label="Question" />}
      </>
    );
  }
  const press = (target: Element, init: KeyboardEventInit) => fireEvent.keyDown(target, init);
  const heardNow = () => heard.mock.calls.flat();

  it('runs by its key in either case, once or repeatedly, and prevents the default action', () => {
    render(<Screen />);
    expect(press(document.body, { key: 'j' })).toBe(false);
    press(document.body, { key: 'J', repeat: true });
    press(document.body, { key: 'Enter', ctrlKey: true });
    press(document.body, { key: 'Enter', ctrlKey: true, repeat: true });
    press(document.body, { key: 'Enter', metaKey: true });
    expect(heardNow()).toEqual(['next', 'next', 'place', 'place']);
  });

  it('ignores typing and other combinations', () => {
    render(<Screen />);
    press(screen.getByLabelText('Search'), { key: 'j' });
    press(screen.getByRole('button', { name: 'Inside' }), { key: 'j' });
    press(document.body, { key: 'j', ctrlKey: true });
    press(document.body, { key: 'j', altKey: true });
    press(document.body, { key: 'Enter' });
    press(document.body, { key: 'j', isComposing: true });
    expect(heardNow()).toEqual([]);
    press(screen.getByLabelText('Search'), { key: 'Enter', ctrlKey: true });
    expect(heardNow()).toEqual(['place']);
  });

  it('works in a radio button or check box, which takes no letters', () => {
    render(<Screen />);
    press(screen.getByLabelText('Past 7 days'), { key: 'j' });
    press(screen.getByLabelText('Delivered'), { key: 'j' });
    expect(heardNow()).toEqual(['next', 'next']);
  });

  it('is inactive while disabled, and behind an open dialog', () => {
    const { rerender } = render(<Screen isBusy />);
    press(document.body, { key: 'Enter', ctrlKey: true });
    rerender(<Screen covered />);
    press(document.body, { key: 'Enter', ctrlKey: true });
    press(document.body, { key: 'j' });
    expect(heardNow()).toEqual([]);
  });

  it('must be in the manifest', () => {
    const Lost = () => {
      // @ts-expect-error the manifest lists no such shortcut
      useShortcut(manifest, 'previous', () => undefined);
      return null;
    };
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Lost />)).toThrow('no shortcut "previous"');
    quiet.mockRestore();
  });
});
