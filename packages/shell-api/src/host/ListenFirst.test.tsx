import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { ListenFirst } from './ListenFirst';

const surroundings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let root: Root;

beforeEach(() => {
  // As in a browser: effects that subscribe to a store run after the paint.
  surroundings.IS_REACT_ACT_ENVIRONMENT = false;
  document.body.innerHTML = '<div></div>';
});
afterEach(() => {
  root.unmount();
  surroundings.IS_REACT_ACT_ENVIRONMENT = true;
});

/** A rendered field, before any component subscribes to its store. */
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

function press(field: HTMLInputElement, letter: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, field.value + letter);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
}

it.each([
  ['in the page', ({ children }: { children: ReactNode }) => children],
  ['in a dialog', ({ children }: { children: ReactNode }) => createPortal(children, document.body)],
])('keeps letters that are typed before a field %s subscribes to its store', async (_place, Place) => {
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

/** A list beside a field that updates the store after its render, so that the field renders again. */
function drawnBeside(beforeInput: boolean) {
  const store = createStore(() => ({ text: 'hi' }));
  let check: () => void = () => undefined;
  function Palette() {
    const text = useStore(store, (state) => state.text);
    const [found, setFound] = useState(0);
    const [count, setCount] = useState(0);
    check = () => setFound((count) => count + 1);
    useEffect(() => setCount(found), [found]);
    return (
      <>
        <ListenFirst />
        <input
          value={text}
          data-count={count}
          onChange={(event) => store.setState({ text: event.target.value })}
        />
        <p>{found} found</p>
      </>
    );
  }
  root = createRoot(document.body.firstElementChild as HTMLElement);
  flushSync(() => root.render(<Palette />));
  const field = document.querySelector('input') as HTMLInputElement;
  const typed = new Promise<void>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (!document.body.textContent?.includes('1 found')) return;
      observer.disconnect();
      field.setSelectionRange(1, 1);
      if (beforeInput) field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: 'o' }));
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, 'hoi');
      field.setSelectionRange(2, 2);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'o' }));
      resolve();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  setTimeout(() => check());
  return { store, field, typed };
}

it.each([
  ['as browsers do it', true],
  ['as programs do it that fill in', false],
])(
  'keeps a letter in the middle and the caret after it when the field is about to render again: %s',
  async (_who, beforeInput) => {
    const { store, field, typed } = drawnBeside(beforeInput);
    await typed;
    expect([field.value, store.getState().text]).toEqual(['hoi', 'hoi']);
    expect(field.selectionStart).toBe(2);
  },
);
