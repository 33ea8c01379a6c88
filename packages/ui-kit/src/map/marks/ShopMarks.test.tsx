import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ShopMarks } from './ShopMarks';
import { createFakeEngine } from '../testing/fake-engine';

/** Layout in a browser: names of 90 by 18 pixels in a frame of 600. */
const SIZES = { offsetWidth: 90, offsetHeight: 18, clientWidth: 600, clientHeight: 600 };

let canvas: HTMLElement;
beforeEach(() => {
  canvas = document.createElement('div');
  canvas.dataset['mapCanvas'] = '';
  document.body.append(canvas);
  for (const [name, size] of Object.entries(SIZES))
    jest.spyOn(HTMLElement.prototype, name as 'offsetWidth', 'get').mockReturnValue(size);
});
afterEach(() => {
  jest.restoreAllMocks();
  canvas.remove();
});

const shop = (name: string, x: number, y: number) => ({
  id: name,
  name,
  position: { latitude: -y / 100_000, longitude: x / 100_000 },
});
const labelSide = (name: string) => screen.getByText(name).dataset['side'];

it('is above its ring while the space is free', () => {
  const { engine } = createFakeEngine(canvas);
  render(<ShopMarks engine={engine} shops={[shop('Fuxing', 100, 300), shop('Xinyi', 400, 300)]} />);
  expect([labelSide('Fuxing'), labelSide('Xinyi')]).toEqual(['top', 'top']);
});

it('does not overlap the name and the ring of a nearby shop', () => {
  const { engine } = createFakeEngine(canvas);
  render(<ShopMarks engine={engine} shops={[shop('Harbour Tea', 290, 300), shop('Dunhua', 310, 300)]} />);
  expect(labelSide('Harbour Tea')).toBe('top');
  expect(labelSide('Dunhua')).not.toBe('top');
});

it('stays in the picture at its upper edge', () => {
  const { engine } = createFakeEngine(canvas);
  render(<ShopMarks engine={engine} shops={[shop('Fuxing', 300, 10)]} />);
  expect(labelSide('Fuxing')).not.toBe('top');
});
