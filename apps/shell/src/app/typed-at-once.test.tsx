import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { buildRemote } from '../testing/build-remote';
import { renderShell } from '../testing/render-shell';

const surroundings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let stop: () => void = () => undefined;
afterEach(() => {
  surroundings.IS_REACT_ACT_ENVIRONMENT = true;
  stop();
});

/** Resolves in the microtask after the field was added. */
const firstField = () =>
  new Promise<HTMLInputElement>((resolve) => {
    new MutationObserver((_changes, observer) => {
      const field = document.querySelector<HTMLInputElement>('[data-late-field]');
      if (!field) return;
      observer.disconnect();
      resolve(field);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** Simulates a key that the browser inserts into the field. */
function press(field: HTMLInputElement, letter: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, field.value + letter);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
}

it('keeps text that is typed into a lazy part of a screen right after its first render', async () => {
  const store = createStore(() => ({ text: '' }));
  function Form() {
    const text = useStore(store, (state) => state.text);
    return (
      <input
        data-late-field=""
        value={text}
        onChange={({ target }) => store.setState({ text: target.value })}
      />
    );
  }
  let arrive: (form: { default: typeof Form }) => void = () => undefined;
  const LateForm = lazy(
    () =>
      new Promise<{ default: typeof Form }>((resolve) => {
        arrive = resolve;
      }),
  );
  const Screen = () => (
    <Suspense fallback="The form is on its way">
      <LateForm />
    </Suspense>
  );
  const remote = buildRemote('alpha', null);
  const screens = { list: async () => ({ default: Screen }) };
  ({ stop } = await renderShell({ load: async () => ({ default: { ...remote, screens } }) }));
  expect(await screen.findByText('The form is on its way')).toBeVisible();

  // Like a browser: effects run after the paint.
  surroundings.IS_REACT_ACT_ENVIRONMENT = false;
  const drawn = firstField();
  arrive({ default: Form });
  const field = await drawn;
  for (const letter of '信義路') press(field, letter);
  expect([field.value, store.getState().text]).toEqual(['信義路', '信義路']);
});
