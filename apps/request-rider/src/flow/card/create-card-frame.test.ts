import { beforeEach, expect, it, jest } from '@jest/globals';
import { createCardFrame } from './create-card-frame';

const ADDRESS = 'https://api.example/courier/payments/v1/card-fields';
const ORIGIN = 'https://api.example';
const init = {
  language: 'ar',
  direction: 'rtl' as const,
  labels: { number: 'Number', expiry: 'Expiry', code: 'Code' },
  colours: { text: '#000' },
};

let listener: (event: object) => void;
let expire: () => void;
let posted: unknown[];
let valid: boolean[];
const contentWindow = {
  postMessage: (message: unknown, origin: string) => void posted.push([message, origin]),
};
const fakeWindow = {
  addEventListener: (_type: string, added: never) => (listener = added),
  removeEventListener: () => (listener = () => undefined),
  setTimeout: (work: () => void) => {
    expire = work;
    return 1;
  },
  clearTimeout: jest.fn(),
};
const open = () => {
  const frame = createCardFrame({ address: ADDRESS, window: fakeWindow as never });
  const detach = frame.attach({ contentWindow } as never, {
    init: () => init,
    onValid: (isValid) => void valid.push(isValid),
  });
  return { frame, detach };
};
const receive = (data: object, from: object = {}) =>
  listener({ source: contentWindow, origin: ORIGIN, data: { source: 'courier-card', ...data }, ...from });
beforeEach(() => {
  posted = [];
  valid = [];
});

it('sends labels and colours once the page has loaded, and shows its height', () => {
  const { frame } = open();
  receive({ kind: 'loaded' });
  expect(posted).toEqual([[{ kind: 'init', ...init }, ORIGIN]]);
  receive({ kind: 'ready' });
  receive({ kind: 'height', height: 150 });
  expect(frame.state.getState()).toEqual({ phase: 'ready', height: 150 });
});

it('ignores messages of other windows, other origins and other forms', () => {
  const { frame } = open();
  receive({ kind: 'valid', isValid: true }, { origin: 'https://evil.example' });
  receive({ kind: 'valid', isValid: true }, { source: {} });
  receive({ kind: 'valid', isValid: 'yes' });
  receive({ kind: 'height', height: 1e9 });
  expect([valid, frame.state.getState().height, frame.check()]).toEqual([[false], null, false]);
});

it('shows what is missing in the frame, and passes once the card is complete', () => {
  const { frame } = open();
  expect(frame.check()).toBe(false);
  expect(posted).toEqual([[{ kind: 'check' }, ORIGIN]]);
  receive({ kind: 'valid', isValid: true });
  expect([frame.check(), valid]).toEqual([true, [false, true]]);
});

it('reads the card as the provider has encrypted it, with name and consent', async () => {
  const { frame } = open();
  const card = frame.read({ holderName: ' LIN ', save: true });
  receive({ kind: 'card', card: { encrypted_card_number: 'sealed' } });
  expect(await card).toEqual({ encrypted_card_number: 'sealed', holder_name: 'LIN', save_card: true });
});

it('fails when the provider encrypts nothing or does not answer', async () => {
  const { frame } = open();
  const refused = frame.read({ holderName: 'LIN', save: false });
  receive({ kind: 'card', card: null });
  await expect(refused).rejects.toThrow('did not encrypt');
  const silent = frame.read({ holderName: 'LIN', save: false });
  expire();
  await expect(silent).rejects.toThrow('did not encrypt');
});

it('reports a page that does not load, and hears nothing after it was closed', () => {
  const { frame, detach } = open();
  expire();
  expect(frame.state.getState().phase).toBe('failed');
  detach();
  receive({ kind: 'ready' });
  expect(frame.state.getState().phase).toBe('failed');
});
