import { expect, it } from '@jest/globals';
import { createProblems } from './create-problems';

const name = { field: 'name', key: 'validation.fill-name' } as const;
const phone = { field: 'phone', key: 'validation.fill-phone' } as const;

it('what is told takes the place of what was told before, and the first is looked at', () => {
  const { tell, state } = createProblems();
  tell(phone);
  tell(name, phone);
  expect(state.getState()).toEqual({ problems: [name, phone], wanted: { field: 'name' } });
  tell();
  expect(state.getState()).toEqual({ problems: [], wanted: null });
});

it('what is shown at a field takes the place of what stood there, and leads nobody', () => {
  const { tell, show, state } = createProblems();
  tell(name, phone);
  const { wanted } = state.getState();
  show({ ...name, key: 'validation.name' });
  expect(state.getState().problems).toEqual([phone, { ...name, key: 'validation.name' }]);
  expect(state.getState().wanted).toBe(wanted);
});

it('a field is looked at again each time somebody is led there', () => {
  const { point, state } = createProblems();
  point('voucher');
  const first = state.getState().wanted;
  point('voucher');
  expect(first).toEqual({ field: 'voucher' });
  expect(state.getState().wanted).toEqual(first);
  expect(state.getState().wanted).not.toBe(first);
});

it('what was repaired is taken away alone, and nobody is told where nothing was', () => {
  const { tell, repaired, clear, state } = createProblems();
  tell(name, phone);
  let told = 0;
  state.subscribe(() => (told += 1));
  repaired('amount');
  expect(told).toBe(0);
  repaired('name');
  expect([told, state.getState().problems]).toEqual([1, [phone]]);
  clear();
  expect(state.getState().problems).toEqual([]);
});
