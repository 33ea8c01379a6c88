import { expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { createTestShell } from '@courier/shell-api/testing';
import english from '../../locales/en.json';
import { ShellContext } from '../ground/shell-context';
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
/** The words that are there for somebody; the place of others is kept. */
const words = () => [...screen.getByRole('status').children].filter(isSeen).map((word) => word.textContent);
const isSeen = (word: Element) => !word.classList.contains('unseen');
const place = () => screen.getByRole('status').children.length;

it('never says live while the browser is offline, whatever the socket believes', async () => {
  openDot('connected');
  expect(words()).toEqual(['Live']);
  act(() => void window.dispatchEvent(new Event('offline')));
  await waitFor(() => expect(words()).toEqual(['Reconnecting']));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(words()).toEqual(['Live']));
});

it('calls the first connection no interruption, and a lost one at once, and keeps the place of both words', async () => {
  const { live } = openDot('disconnected');
  expect([words(), place()]).toEqual([[], 2]);
  act(() => live.setState('connected'));
  expect([words(), place()]).toEqual([['Live'], 2]);
  act(() => live.setState('disconnected'));
  expect(words()).toEqual(['Reconnecting']);
});

it('says it when the first connection does not come, or the browser is offline from the start', () => {
  jest.useFakeTimers();
  openDot('disconnected');
  act(() => jest.advanceTimersByTime(3999));
  expect(words()).toEqual([]);
  act(() => jest.advanceTimersByTime(1));
  expect(words()).toEqual(['Reconnecting']);
  cleanup();
  openDot('disconnected');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(words()).toEqual(['Reconnecting']);
  act(() => void window.dispatchEvent(new Event('online')));
  jest.useRealTimers();
});
