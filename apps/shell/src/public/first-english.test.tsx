import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { user } from '../testing/user';
import { renderPublic } from '../testing/render-public';

const never = () => new Promise<never>(() => undefined);

/** All that is read out or shown: texts, labels, titles, hints in fields. */
function wordsOf(container: HTMLElement): string[] {
  const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
  const ofElements = [...container.querySelectorAll('*')].flatMap((element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.title, container.textContent ?? '', ...ofElements].filter(Boolean);
}

it.each<Record<string, boolean>>([{}, { guest_checkout: true }, { 'deactivate-sign-up-button': true }])(
  'sign-in says all of its first frame with the texts it is compiled with: %j',
  async (flags) => {
    const whole = await renderPublic({ path: '/connect', flags });
    const expected = wordsOf(whole.container);
    whole.unmount();
    const first = await renderPublic({ path: '/connect', flags, laterTexts: never });
    expect(wordsOf(first.container)).toEqual(expected);
    for (const word of expected) expect(word).not.toMatch(/\b(sign-in|landing|page|nav|title)\.[a-z-]+/);
  },
);

it('a form that finds something wrong by itself says so with these texts', async () => {
  await renderPublic({ path: '/connect', laterTexts: never });
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address');
});

it('where the words for an answer do not arrive, sign-in says that the line is at fault', async () => {
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
