import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { ListenFirst } from './ListenFirst';

const surroundings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let root: Root;

beforeEach(() => {
  // As in a browser: what listens to a store begins to once the browser has had time for it.
  surroundings.IS_REACT_ACT_ENVIRONMENT = false;
  document.body.innerHTML = '<div></div>';
});
afterEach(() => {
  root.unmount();
  surroundings.IS_REACT_ACT_ENVIRONMENT = true;
});

/** A field that has just been drawn, before anything listens to its store. */
function drawn(Around: (props: { children: ReactNode }) => ReactNode) {
  const store = createStore(() => ({ text: '' }));
  function Form() {
    const text = useStore(store, (state) => state.text);
    return <input value={text} onChange={(event) => store.setState({ text: event.target.value })} />;
  }
  const place = document.body.firstElementChild as HTMLElement;
  root = createRoot(place);
  const field = new Promise<HTMLInputElement>((resolve) => {
    new MutationObserver((_changes, observer) => {
      const input = document.querySelector('input');
      if (!input) return;
      observer.disconnect();
      resolve(input);
    }).observe(document.body, { childList: true, subtree: true });
  });
  root.render(
    <Around>
      <Form />
    </Around>,
  );
  return { store, field };
}

/** A key as the browser puts it into the field. */
function press(field: HTMLInputElement, letter: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, field.value + letter);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
}

it.each([
  ['in the page', ({ children }: { children: ReactNode }) => children],
  ['in a dialog', ({ children }: { children: ReactNode }) => createPortal(children, document.body)],
])('letters are kept that are typed before a field %s listens to its store', async (_place, Place) => {
  const { store, field } = drawn(({ children }) => (
    <>
      <ListenFirst />
      <Place>{children}</Place>
    </>
  ));
  const input = await field;
  for (const letter of 'نور') press(input, letter);
  expect([input.value, store.getState().text]).toEqual(['نور', 'نور']);
});
