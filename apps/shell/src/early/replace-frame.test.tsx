import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { waitFor } from '@testing-library/react';
import { replaceFrame } from './replace-frame';

const FIRST =
  '<div data-field="address"><input></div><div data-field="notes"><textarea></textarea></div>' +
  '<div data-field="time"><input type="radio" name="t" value="a"><input type="radio" name="t" value="b"></div>' +
  '<button type="button" data-press="main">Go</button>';

const sent = jest.fn<(form: object) => void>();
const gone = jest.fn<() => void>();
let frame: HTMLElement;
let root: HTMLElement;
let react: Root;

function Form() {
  const [form, setForm] = useState({ address: '', notes: '', time: 'a' });
  const change = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }));
  return (
    <>
      <div data-field="address">
        <input value={form.address} onChange={(event) => change({ address: event.target.value })} />
      </div>
      <div data-field="notes">
        <textarea value={form.notes} onChange={(event) => change({ notes: event.target.value })} />
      </div>
      <div data-field="time">
        {['a', 'b'].map((time) => (
          <input key={time} type="radio" checked={form.time === time} onChange={() => change({ time })} />
        ))}
      </div>
      <button type="button" data-press="main" onClick={() => sent(form)}>
        Go
      </button>
    </>
  );
}

const show = async (screen: React.ReactNode) => {
  await act(async () => react.render(<main id="content">{screen}</main>));
  // Mutation observers run after React's update.
  await act(async () => undefined);
};
/** Before timers run. */
const showAtOnce = async (screen: React.ReactNode) => {
  act(() => react.render(<main id="content">{screen}</main>));
  await Promise.resolve();
};
const first = (selector: string) => frame.querySelector(selector) as HTMLInputElement;
const real = (selector: string) => root.querySelector(selector) as HTMLInputElement;
function type(field: HTMLInputElement, text: string) {
  field.focus();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
const waiting = <p aria-busy="true">…</p>;

beforeEach(() => {
  // jsdom has no performance marks.
  Object.assign(performance, { mark: () => undefined });
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  // jsdom has no layout.
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => [{}] as unknown as DOMRectList);
  jest.clearAllMocks();
  window.history.replaceState(null, '', '/form/v1');
  document.body.innerHTML = `<div id="first-paint">${FIRST}</div><div id="root"><div class="boot-bar"></div></div>`;
  document.documentElement.dataset['firstPaint'] = 'shown';
  frame = document.getElementById('first-paint') as HTMLElement;
  root = document.getElementById('root') as HTMLElement;
  react = createRoot(root);
  replaceFrame(frame, root, gone);
});
afterEach(async () => {
  await act(async () => react.unmount());
  jest.restoreAllMocks();
});

it('hands over typed text, caret and selection, and removes the prerendered HTML', async () => {
  type(first('textarea'), 'ring twice');
  first('[value="b"]').click();
  type(first('[data-field="address"] input'), '信義路五段');
  first('[data-field="address"] input').setSelectionRange(1, 3, 'backward');
  await show(waiting);
  expect([frame.isConnected, document.documentElement.dataset['firstPaint']]).toEqual([true, 'shown']);
  await show(<Form />);
  const address = real('[data-field="address"] input');
  expect([
    address.value,
    real('textarea').value,
    real('[data-field="time"] input:last-child').checked,
  ]).toEqual(['信義路五段', 'ring twice', true]);
  expect(document.activeElement).toBe(address);
  expect([address.selectionStart, address.selectionEnd, address.selectionDirection]).toEqual([
    1,
    3,
    'backward',
  ]);
  expect([frame.isConnected, document.documentElement.dataset['firstPaint'], gone.mock.calls.length]).toEqual(
    [false, undefined, 1],
  );
  real('button').click();
  expect(sent).toHaveBeenCalledWith({ address: '信義路五段', notes: 'ring twice', time: 'b' });
});

it('takes over when a late style sheet makes the fields visible', async () => {
  const places = jest.spyOn(Element.prototype, 'getClientRects');
  places.mockImplementation(function (this: Element) {
    return (frame.contains(this) ? [{}] : []) as unknown as DOMRectList;
  });
  await show(
    <>
      <Form />
      {waiting}
    </>,
  );
  expect(frame.isConnected).toBe(true);
  places.mockImplementation(() => [{}] as unknown as DOMRectList);
  await waitFor(() => expect(frame.isConnected).toBe(false));
});

it('hides the screen for at most one minute and fills in the typed text when the fields appear', async () => {
  jest.useFakeTimers();
  replaceFrame(frame, root, gone);
  type(first('textarea'), 'ring twice');
  jest.advanceTimersByTime(59_999);
  expect(frame.isConnected).toBe(true);
  jest.advanceTimersByTime(1);
  expect([frame.isConnected, document.documentElement.dataset['firstPaint']]).toEqual([false, undefined]);
  jest.useRealTimers();
  await show(<Form />);
  await waitFor(() => expect(real('textarea').value).toBe('ring twice'));
});

it('hands over text that the browser filled in without an event', async () => {
  first('[data-field="address"] input').value = 'filled in';
  await show(<Form />);
  expect(real('[data-field="address"] input').value).toBe('filled in');
});

it('replays an early press on the button, with the text typed before it', async () => {
  type(first('[data-field="address"] input'), 'Xinyi');
  first('button').click();
  expect(first('button').getAttribute('aria-busy')).toBe('true');
  await show(<Form />);
  expect(sent.mock.calls).toEqual([[{ address: 'Xinyi', notes: '', time: 'a' }]]);
});

it('cancels a press when text is typed after it', async () => {
  first('button').click();
  type(first('[data-field="address"] input'), 'Xinyi');
  expect(first('button').hasAttribute('aria-busy')).toBe(false);
  await show(<Form />);
  expect(sent).not.toHaveBeenCalled();
});

describe('a key', () => {
  const heard = jest.fn<(keys: string) => void>();
  const recordKey = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) =>
    heard(
      [ctrlKey ? 'Ctrl' : '', metaKey ? 'Cmd' : '', key, (target as Element).tagName]
        .filter(Boolean)
        .join(' '),
    );
  const press = async (target: Element, key: string, more: KeyboardEventInit = {}, frameKnowsIt = false) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    target.dispatchEvent(event);
    if (frameKnowsIt) event.preventDefault();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const heardIn = async () => {
    window.addEventListener('keydown', recordKey);
    await show(<Form />);
    await press(document.body, 'z');
    window.removeEventListener('keydown', recordKey);
    return heard.mock.calls.map(([keys]) => keys).slice(0, -1);
  };
  const field = () => first('[data-field="address"] input');

  it('for the screen is replayed: a letter outside the fields, or Ctrl and Enter in a field', async () => {
    await press(document.body, 'n');
    await press(document.body, 'o');
    expect(await heardIn()).toEqual(['o BODY']);
  });
  it('with Ctrl and Enter is replayed in the same field', async () => {
    field().focus();
    await press(field(), 'Enter', { ctrlKey: true });
    expect(await heardIn()).toEqual(['Ctrl Enter INPUT']);
  });
  it('pressed just as the screen takes over is replayed in it', async () => {
    window.addEventListener('keydown', recordKey);
    const pressed = press(document.body, 'o');
    heard.mockClear();
    await showAtOnce(<Form />);
    expect([frame.isConnected, heard.mock.calls]).toEqual([false, []]);
    await pressed;
    window.removeEventListener('keydown', recordKey);
    expect(heard.mock.calls).toEqual([['o BODY']]);
  });
  it('pressed just as another screen takes over is not replayed in that screen', async () => {
    window.addEventListener('keydown', recordKey);
    const pressed = press(document.body, 'o');
    heard.mockClear();
    await showAtOnce(<p>Which branch?</p>);
    await pressed;
    window.removeEventListener('keydown', recordKey);
    expect([frame.isConnected, heard.mock.calls]).toEqual([false, []]);
  });
  it('replaces an earlier press on a button', async () => {
    first('button').click();
    await press(document.body, 'o');
    expect(first('button').hasAttribute('aria-busy')).toBe(false);
    expect(await heardIn()).toEqual(['o BODY']);
    expect(sent).not.toHaveBeenCalled();
  });
  it.each([
    ['a letter in a field', () => press(field(), 'o')],
    ['one that edits a text', () => press(field(), 'a', { ctrlKey: true })],
    ['one that is held down', () => press(document.body, 'o', { repeat: true })],
    ['one with Alt', () => press(document.body, 'o', { altKey: true })],
    ['one of a character that is put together', () => press(document.body, 'o', { isComposing: true })],
    ['the space bar', () => press(document.body, ' ')],
    ['Tab', () => press(document.body, 'Tab')],
    ['one that the frame knows already', () => press(document.body, 'k', { ctrlKey: true }, true)],
    ['one before something is typed', async () => (await press(document.body, 'o'), type(field(), 'Xinyi'))],
  ])('is not replayed in the screen: %s', async (_, doIt) => {
    await doIt();
    expect(await heardIn()).toEqual([]);
  });
});

it('waits for the end of an IME composition', async () => {
  const field = first('[data-field="address"] input');
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  type(field, 'ㄒㄧㄣ');
  await show(<Form />);
  expect([frame.isConnected, document.activeElement]).toEqual([true, field]);
  type(field, '信');
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect([frame.isConnected, real('[data-field="address"] input').value]).toEqual([false, '信']);
});

it('is replaced by another screen at once; the typed text is filled in when the fields appear', async () => {
  type(first('[data-field="address"] input'), 'Xinyi');
  await show(<p role="alert">The form could not be loaded.</p>);
  expect([frame.isConnected, document.documentElement.dataset['firstPaint']]).toEqual([false, undefined]);
  await show(<Form />);
  expect(real('[data-field="address"] input').value).toBe('Xinyi');
  expect(document.activeElement).toBe(real('[data-field="address"] input'));
});

it('keeps a focus that the user has moved to another screen', async () => {
  type(first('[data-field="address"] input'), 'Xinyi');
  const question = <button type="button">Try again</button>;
  await show(question);
  root.querySelector('button')?.focus();
  await show(
    <>
      {question}
      <Form />
    </>,
  );
  expect(real('[data-field="address"] input').value).toBe('Xinyi');
  expect(document.activeElement?.textContent).toBe('Try again');
});

it('does not fill in a field of the same name on another screen', async () => {
  type(first('[data-field="address"] input'), 'Xinyi');
  await show(
    <div data-field="address">
      <input defaultValue="" />
    </div>,
  );
  expect([frame.isConnected, real('[data-field="address"] input').value]).toEqual([false, '']);
});

it('ends when the user navigates to another screen', async () => {
  type(first('[data-field="address"] input'), 'Xinyi');
  window.history.replaceState(null, '', '/elsewhere');
  await show(<Form />);
  expect([frame.isConnected, real('[data-field="address"] input').value]).toEqual([false, '']);
});
