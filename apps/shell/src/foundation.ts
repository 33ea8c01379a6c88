import { preloadScreenFiles } from './platform/ask-ahead';
import { firstPaintPainted } from './platform/frame-painted';

void firstPaintPainted().then(() => {
  preloadScreenFiles();
  // React is evaluated while the workspace's own code is still loading.
  return import(/* webpackMode: "eager" */ 'react-dom/client');
});
