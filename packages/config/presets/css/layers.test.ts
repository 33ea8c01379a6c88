import { expect, it } from '@jest/globals';
import { LAYERS, LAYER_ORDER, cssLayer } from './layers';

it.each([
  ['/home/kim/portal/packages/ui-kit/src/theme/reset.css', 'reset'],
  ['/home/kim/portal/apps/shell/src/public/brands.reset.css', 'reset'],
  ['/home/kim/portal/packages/ui-kit/src/toast/toast.module.css', 'kit'],
  ['/home/kim/portal/node_modules/maplibre-gl/dist/maplibre-gl.css', 'kit'],
  ['/home/kim/portal/packages/ui-kit/catalogue/catalogue.css', 'frame'],
  ['/home/kim/portal/apps/bulk-upload/dev/frame.css', 'frame'],
  ['/home/kim/portal/apps/shell/src/navigation/top-bar.module.css', 'frame'],
  ['/home/kim/portal/apps/bulk-upload/src/screens/upload/Sheet.module.css', 'remote'],
  ['C:\\portal\\apps\\vendor-admin\\src\\screens\\Users.module.css', 'remote'],
])('%s belongs to the layer %s', (file, layer) => {
  expect(cssLayer(file)).toBe(layer);
});

it('a style file of a workspace without a layer fails the build', () => {
  expect(() => cssLayer('/home/kim/portal/services/platform-api/src/page.css')).toThrow(
    'belongs to no layer',
  );
});

it('a remote has the strongest layer and antd is weaker than the kit', () => {
  expect(LAYER_ORDER).toBe('@layer reset, antd, kit, frame, remote;');
  expect(LAYERS.indexOf('antd')).toBeLessThan(LAYERS.indexOf('kit'));
});

it.each([
  ['/home/me/dev/lockers/src/screens/start/start.module.css', 'remote'],
  ['/home/me/dev/lockers/node_modules/@courier/ui-kit/dist/src/frame/frame.module.css', 'kit'],
  ['/home/me/dev/lockers/node_modules/@courier/ui-kit/dist/src/theme/brands.reset.css', 'reset'],
  ['/home/me/dev/lockers/node_modules/maplibre-gl/dist/maplibre-gl.css', 'kit'],
])('in another repository %s is in the layer %s', (file, layer) => {
  expect(cssLayer(file, false)).toBe(layer);
});
