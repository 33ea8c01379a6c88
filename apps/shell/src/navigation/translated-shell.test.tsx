import { beforeAll, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createI18n } from '@courier/i18n';
import { translatePage } from '@courier/shell-api/testing';
import { Badge, ToastStack } from '@courier/ui-kit/core';

beforeAll(async () => {
  await createI18n({ locale: 'en' });
});

it('replaces the number of a badge on a page translated by the browser and adds no second one', () => {
  const { rerender, container } = render(<Badge>{2}</Badge>);
  translatePage(document.body);
  rerender(<Badge>{3}</Badge>);
  expect(container.textContent).toBe('3');
});

it('replaces the text of a changing notice on a page translated by the browser', () => {
  const notice = (message: string, detail?: string) => (
    <ToastStack
      toasts={[{ id: 'job', type: 'info', message, durationMs: 0, ...(detail !== undefined && { detail }) }]}
      onDismiss={() => undefined}
    />
  );
  const { rerender } = render(notice('2 orders placed', 'It goes on.'));
  translatePage(document.body);
  rerender(notice('3 orders placed'));
  expect(screen.getByRole('status').textContent).toContain('3 orders placed');
  expect(screen.getByRole('status').textContent).not.toMatch(/2 orders|It goes on/);
});
