import { expect, it } from '@jest/globals';
import { createProblems } from './create-problems';

const name = { field: 'name', key: 'validation.fill-name' } as const;
const phone = { field: 'phone', key: 'validation.fill-phone' } as const;

it('replaces former problems and reveals the field of the first one', () => {
  const { report, state } = createProblems();
  report(phone);
  report(name, phone);
  expect(state.getState()).toEqual({ problems: [name, phone], wanted: { field: 'name' } });
  report();
  expect(state.getState()).toEqual({ problems: [], wanted: null });
});

it('replaces the problem of one field without moving the focus', () => {
  const { report, show, state } = createProblems();
  report(name, phone);
  const { wanted } = state.getState();
  show({ ...name, key: 'validation.name' });
  expect(state.getState().problems).toEqual([{ ...name, key: 'validation.name' }, phone]);
  expect(state.getState().wanted).toBe(wanted);
});

it('reveals a field again on each request', () => {
  const { point, state } = createProblems();
  point('voucher');
  const first = state.getState().wanted;
  point('voucher');
  expect(first).toEqual({ field: 'voucher' });
  expect(state.getState().wanted).toEqual(first);
  expect(state.getState().wanted).not.toBe(first);
});

it('removes only the fixed problem, and notifies no subscriber when there was none', () => {
  const { report, repaired, clear, state } = createProblems();
  report(name, phone);
  let noticeCount = 0;
  state.subscribe(() => (noticeCount += 1));
  repaired('amount');
  expect(noticeCount).toBe(0);
  repaired('name');
  expect([noticeCount, state.getState().problems]).toEqual([1, [phone]]);
  clear();
  expect(state.getState().problems).toEqual([]);
});
