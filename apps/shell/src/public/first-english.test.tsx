import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { user } from '../testing/user';
import { renderPublic } from '../testing/render-public';

const never = () => new Promise<never>(() => undefined);

/** All visible or announced texts: content, labels, titles, placeholders. */
function listVisibleTexts(container: HTMLElement): string[] {
  const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
  const ofElements = [...container.querySelectorAll('*')].flatMap((element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.title, container.textContent ?? '', ...ofElements].filter(Boolean);
}

it.each<Record<string, boolean>>([{}, { guest_checkout: true }, { 'deactivate-sign-up-button': true }])(
  'sign-in renders its first frame only with compiled texts: %j',
  async (flags) => {
    const whole = await renderPublic({ path: '/connect', flags });
    const expected = listVisibleTexts(whole.container);
    whole.unmount();
    const first = await renderPublic({ path: '/connect', flags, laterTexts: never });
    expect(listVisibleTexts(first.container)).toEqual(expected);
    for (const word of expected) expect(word).not.toMatch(/\b(sign-in|landing|page|nav|title)\.[a-z-]+/);
  },
);

it('the form shows its own validation errors with compiled texts', async () => {
  await renderPublic({ path: '/connect', laterTexts: never });
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address');
});

it('sign-in reports a network error when the error texts cannot be loaded', async () => {
  await renderPublic({
    path: '/connect',
    laterTexts: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await user.type(screen.getByLabelText('Email'), 'owner@demo.test');
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Wrong#2026');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/connection/i);
  expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
});
