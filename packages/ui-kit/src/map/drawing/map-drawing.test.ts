import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { STORAGE_KEYS } from '@courier/config';
import { chooseMapDrawing, isTooSlow } from './map-drawing';

const RENDERER = 'unmasked renderer';
let opened: jest.SpiedFunction<typeof HTMLCanvasElement.prototype.getContext>;

/** A browser whose WebGL has this renderer; null without WebGL. */
function useRenderer(renderer: string | null) {
  const context = {
    getExtension: (name: string) =>
      name === 'WEBGL_debug_renderer_info'
        ? { UNMASKED_RENDERER_WEBGL: RENDERER }
        : { loseContext: () => undefined },
    getParameter: (name: string) => (name === RENDERER ? renderer : null),
  };
  opened = jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(renderer === null ? null : (context as never));
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(globalThis, { WebGL2RenderingContext: Object });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'WebGL2RenderingContext');
});

const stored = () => localStorage.getItem(STORAGE_KEYS.mapDrawing);

it('stores the choice of two dimensions and tests WebGL only for the first map of a device', () => {
  useRenderer(null);
  expect([chooseMapDrawing(), chooseMapDrawing(), chooseMapDrawing()]).toEqual([
    'canvas',
    'canvas',
    'canvas',
  ]);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(stored()).toBe('canvas');
});

it.each(['Google SwiftShader', 'llvmpipe (LLVM 15.0.7, 256 bits)', 'Microsoft Basic Render Driver'])(
  'draws in two dimensions where the processor computes WebGL: %s',
  (renderer) => {
    useRenderer(renderer);
    expect(chooseMapDrawing()).toBe('canvas');
  },
);

it('draws with WebGL on a graphics card and stores nothing', () => {
  useRenderer('ANGLE (Intel, Mesa Intel(R) UHD Graphics 620)');
  expect(chooseMapDrawing()).toBe('webgl');
  expect(stored()).toBeNull();
});

it('keeps two dimensions for every later map after WebGL was too slow', () => {
  useRenderer('ANGLE (Intel, Mesa Intel(R) UHD Graphics 620)');
  expect(isTooSlow({ frameMs: () => 90 })).toBe(false);
  expect(chooseMapDrawing()).toBe('webgl');
  expect(isTooSlow({ frameMs: () => 180 })).toBe(true);
  expect(chooseMapDrawing()).toBe('canvas');
});
