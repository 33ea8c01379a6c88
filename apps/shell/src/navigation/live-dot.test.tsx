import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { createTestShell } from '@courier/shell-api/testing';
import english from '../../locales/en.json';
import { ShellContext } from '../ground/shell-context';
import { LiveDot } from './LiveDot';

it('never says live while the browser is offline, whatever the socket believes', async () => {
  const shell = createTestShell({
    api: createFakeBackend().client,
    texts: { en: { shell: english } },
  });
  render(
    <ShellContext.Provider value={{ now: () => 0 } as never}>
      <shell.Wrapper>
        <LiveDot />
      </shell.Wrapper>
    </ShellContext.Provider>,
  );
  expect(screen.getByText('Live')).toBeVisible();
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText('Reconnecting')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Live')).toBeVisible();
});
