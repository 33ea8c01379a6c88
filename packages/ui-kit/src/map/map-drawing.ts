import { STORAGE_KEYS } from '@courier/config';
import { browserStorage } from '@courier/config/document';

/** `webgl` needs a graphics card; `canvas` draws the same map in two dimensions. */
export type MapDrawing = 'webgl' | 'canvas';

/** The device's choice: `canvas` after WebGL was too slow here, `always` to keep WebGL however slow it is. */
const KEY = STORAGE_KEYS.mapDrawing;

/** Ten pictures in a second are fewer than a hand that drags a map can follow. Milliseconds. */
const SLOWEST_FRAME_MS = 100;

/** Renderers that compute WebGL on the processor. */
const SOFTWARE_RENDERER = /swiftshader|llvmpipe|softpipe|basic render/i;

type Graphics = 'none' | 'software' | 'card';

/** What draws WebGL here. A map drawn by the processor takes a hundred times as long as by a graphics card. */
function findGraphics(): Graphics {
  if (typeof WebGL2RenderingContext === 'undefined') return 'none';
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return 'none';
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = info ? context.getParameter(info.UNMASKED_RENDERER_WEBGL) : '';
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE_RENDERER.test(String(renderer)) ? 'software' : 'card';
}

/** How maps are drawn on this device. The choice is kept in the browser's storage, so that it is made once. */
export function chooseMapDrawing(): MapDrawing {
  const choice = browserStorage().read(KEY);
  if (choice === 'canvas') return 'canvas';
  const graphics = findGraphics();
  if (graphics === 'card' || (graphics === 'software' && choice === 'always')) return 'webgl';
  browserStorage().write(KEY, 'canvas');
  return 'canvas';
}

interface DrawnMap {
  /** Milliseconds that its quickest frame of a few takes, from the call to the last pixel. */
  frameMs(): number;
}

/** Whether a map drawn by WebGL is too slow on this device; it draws maps in two dimensions from then on. */
export function isTooSlow(map: DrawnMap): boolean {
  if (browserStorage().read(KEY) === 'always' || map.frameMs() <= SLOWEST_FRAME_MS) return false;
  browserStorage().write(KEY, 'canvas');
  return true;
}
