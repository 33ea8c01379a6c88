import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import type { ReactNode } from 'react';
import { countryConfig } from '@courier/config';
import { ShellContext, useShell } from '../shell-context/shell-context';
import { buildRemote } from '../testing/build-remote';
import { renderShell } from '../testing/render-shell';
import { FrameErrorPage } from './FrameErrorPage';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

/** Services and texts of a workspace in Arabic, captured from a rendered screen. */
async function kuwait() {
  let given: { Surroundings: (props: { children: ReactNode }) => ReactNode } | null = null;
  function Screen() {
    const services = useShell();
    const { i18n } = useTranslation();
    given ??= {
      Surroundings: ({ children }) => (
        <I18nextProvider i18n={i18n}>
          <ShellContext.Provider value={services}>{children}</ShellContext.Provider>
        </I18nextProvider>
      ),
    };
    return null;
  }
  const screens = { list: async () => ({ default: Screen }) };
  const { page, services, stop } = await renderShell({
    locale: 'ar_KW',
    country: countryConfig('KW'),
    load: async () => ({ default: { ...buildRemote('alpha', null), screens } }),
  });
  const { Surroundings } = await waitFor(() => given ?? Promise.reject(new Error('No screen yet')));
  stop();
  return { page, services, Surroundings };
}

function Broken(): ReactNode {
  throw new Error('nobody holds this');
}

it('an error that no screen catches is shown and reported, offers a reload, and disappears after a navigation', async () => {
  const { page, services, Surroundings } = await kuwait();
  const trackError = jest.spyOn(services.ports.analytics, 'trackError');
  render(
    <Surroundings>
      <MemoryRouter initialEntries={['/history/v9']}>
        <Link to="/elsewhere">elsewhere</Link>
        <FrameErrorPage>
          <Routes>
            <Route path="/history/:vendorId" element={<Broken />} />
            <Route path="/elsewhere" element={<p>another screen</p>} />
          </Routes>
        </FrameErrorPage>
      </MemoryRouter>
    </Surroundings>,
  );
  expect(screen.getByRole('alert').textContent).toContain('طلباتك بأمان. أعد التحميل للمتابعة.');
  expect(trackError).toHaveBeenCalledWith(
    'frame_broken',
    expect.objectContaining({ message: 'nobody holds this' }),
  );
  await userEvent.click(screen.getByRole('button'));
  expect(page.reload).toHaveBeenCalledTimes(1);

  await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
  expect(screen.getByText('another screen')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
