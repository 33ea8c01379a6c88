import { askAhead } from './platform/ask-ahead';
import { firstPaintPainted } from './platform/frame-painted';

void firstPaintPainted().then(() => {
  askAhead();
  // The view library runs while the workspace's own code still travels.
  return import(/* webpackMode: "eager" */ 'react-dom/client');
});
