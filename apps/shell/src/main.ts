import { framePainted } from './platform/frame-painted';

// Read from the cache, the large scripts would run before what the early one has shown is painted.
const isShown = document.documentElement.dataset['firstPaint'] === 'shown';

void (isShown ? framePainted() : Promise.resolve())
  .then(() => import(/* webpackMode: "eager" */ './start'))
  .then(({ startWorkspace }) => startWorkspace());
