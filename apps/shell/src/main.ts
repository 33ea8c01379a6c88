import { firstPaintPainted } from './platform/frame-painted';

void firstPaintPainted()
  .then(() => import(/* webpackMode: "eager" */ './start'))
  .then(({ startWorkspace }) => startWorkspace());
