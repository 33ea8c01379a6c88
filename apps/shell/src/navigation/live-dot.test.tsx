import { expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { createTestShell } from '@courier/shell-api/testing';
import english from '../../locales/en.json';
import { ShellContext } from '../shell-context/shell-context';
import { LiveDot } from './LiveDot';

const openDot = (state: 'connected' | 'disconnected') => {
  const shell = createTestShell({
    api: createFakeBackend().client,
    texts: { en: { shell: english } },
  });
  shell.live.setState(state);
  render(
    <ShellContext.Provider value={{ now: () => 0 } as never}>
      <shell.Wrapper>
        <LiveDot />
      </shell.Wrapper>
    </ShellContext.Provider>,
  );
  return shell;
};
/** The visible words; hidden words keep their space. */
const listShownWords = () =>
  [...screen.getByRole('status').children].filter(isSeen).map((word) => word.textContent);
const isSeen = (word: Element) => !word.classList.contains('unseen');
const countDotParts = () => screen.getByRole('status').children.length;

it('is not live while the browser is offline, independent of the state of the socket', async () => {
  openDot('connected');
  expect(listShownWords()).toEqual(['Live']);
  act(() => void window.dispatchEvent(new Event('offline')));
  await waitFor(() => expect(listShownWords()).toEqual(['Reconnecting']));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(listShownWords()).toEqual(['Live']));
});

it('shows no interruption before the first connection, shows a lost one at once, and reserves space for both words', async () => {
  const { live } = openDot('disconnected');
  expect([listShownWords(), countDotParts()]).toEqual([[], 2]);
  act(() => live.setState('connected'));
  expect([listShownWords(), countDotParts()]).toEqual([['Live'], 2]);
  act(() => live.setState('disconnected'));
  expect(listShownWords()).toEqual(['Reconnecting']);
});

it('shows an interruption when the first connection fails or the browser starts offline', () => {
  jest.useFakeTimers();
  openDot('disconnected');
  act(() => jest.advanceTimersByTime(3999));
  expect(listShownWords()).toEqual([]);
  act(() => jest.advanceTimersByTime(1));
  expect(listShownWords()).toEqual(['Reconnecting']);
  cleanup();
  openDot('disconnected');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(listShownWords()).toEqual(['Reconnecting']);
  act(() => void window.dispatchEvent(new Event('online')));
  jest.useRealTimers();
});
