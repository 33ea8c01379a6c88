import { preloadScreenFiles } from './platform/preload-screen-files';
import { firstPaintPainted } from './platform/frame-painted';

void firstPaintPainted().then(() => {
  preloadScreenFiles();
  // React is evaluated while the workspace's own code is still loading.
  return import(/* webpackMode: "eager" */ 'react-dom/client');
});
