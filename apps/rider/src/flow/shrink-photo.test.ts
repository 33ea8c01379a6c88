import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { shrinkPhoto } from './shrink-photo';

const photo = new Blob(['photo with metadata'], { type: 'image/jpeg' });
const drawn = new Blob(['drawn'], { type: 'image/jpeg' });
const drawImage = jest.fn();
const sizes: [number, number][] = [];
const { getContext, toBlob } = HTMLCanvasElement.prototype;

beforeEach(() => {
  sizes.length = 0;
  Reflect.set(globalThis, 'createImageBitmap', async () => ({ width: 3200, height: 2400 }));
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => ({ drawImage }));
  HTMLCanvasElement.prototype.toBlob = function toBlobOfTest(take, type) {
    sizes.push([this.width, this.height]);
    expect(type).toBe('image/jpeg');
    take(drawn);
  };
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  Object.assign(HTMLCanvasElement.prototype, { getContext, toBlob });
});

it('draws a photo again, at most 1600 pixels wide or high', async () => {
  expect(await shrinkPhoto(photo)).toBe(drawn);
  expect(sizes).toEqual([[1600, 1200]]);
  Reflect.set(globalThis, 'createImageBitmap', async () => ({ width: 640, height: 480 }));
  await shrinkPhoto(photo);
  expect(sizes.at(-1)).toEqual([640, 480]);
});

it('sends the original, and never an empty picture, when the phone cannot draw', async () => {
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => null);
  expect(await shrinkPhoto(photo)).toBe(photo);
  expect(sizes).toEqual([]);
});
