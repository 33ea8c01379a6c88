import { STORAGE_KEYS } from '@courier/config';
import { browserStorage } from '@courier/config/document';

/** `webgl` needs a graphics card; `canvas` draws the same map in two dimensions. */
export type MapDrawing = 'webgl' | 'canvas';

/** Stored per device: `canvas` after WebGL was too slow, `always` for WebGL at any speed. */
const KEY = STORAGE_KEYS.mapDrawing;

/** Milliseconds: dragging needs more than ten frames per second. */
const SLOWEST_FRAME_MS = 100;

/** Renderers that compute WebGL on the processor. */
const SOFTWARE_RENDERER = /swiftshader|llvmpipe|softpipe|basic render/i;

type Graphics = 'none' | 'software' | 'card';

/** The WebGL renderer. Software rendering takes a hundred times as long as a graphics card. */
function findGraphics(): Graphics {
  if (typeof WebGL2RenderingContext === 'undefined') return 'none';
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return 'none';
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = info ? context.getParameter(info.UNMASKED_RENDERER_WEBGL) : '';
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE_RENDERER.test(String(renderer)) ? 'software' : 'card';
}

/** The map drawing of this device, stored in the browser. */
export function chooseMapDrawing(): MapDrawing {
  const choice = browserStorage().read(KEY);
  if (choice === 'canvas') return 'canvas';
  const graphics = findGraphics();
  if (graphics === 'card' || (graphics === 'software' && choice === 'always')) return 'webgl';
  browserStorage().write(KEY, 'canvas');
  return 'canvas';
}

interface DrawnMap {
  /** Milliseconds of the shortest of a few frames, from the call to the last pixel. */
  frameMs(): number;
}

/** Whether WebGL is too slow on this device; if so, stores the choice of two-dimensional maps. */
export function isTooSlow(map: DrawnMap): boolean {
  if (browserStorage().read(KEY) === 'always' || map.frameMs() <= SLOWEST_FRAME_MS) return false;
  browserStorage().write(KEY, 'canvas');
  return true;
}
