import { prepareCommits } from '../fault-isolation/commits';
import { framePainted, markPainted } from '../platform/frame-painted';
import { loadDeferredSheets } from '../platform/deferred-stylesheets';
import { untilRead } from '../platform/until-read';
import { isOpenedAhead, waitForActivation } from '../platform/prerender-activation';
import { showFirstPaint } from './first-paint';
import { requestTexts, requestVendors } from './send-first-calls';

const isAhead = isOpenedAhead();

// Before React, which reads the hook once, when its module is evaluated.
prepareCommits();
if (isAhead) loadDeferredSheets();
// Before activation the session is unknown, but the language is known.
const asked = isAhead ? untilRead().then(() => requestTexts()) : Promise.resolve([]);

async function sendEarlyCalls(): Promise<void> {
  loadDeferredSheets();
  await untilRead();
  // The language may have changed since the prerender.
  requestTexts(await asked);
  requestVendors();
}

// A prerendered page may run a remote's code before its activation. The functions for sending were saved
// before that.
void waitForActivation().then(async () => {
  // The code is loaded already and would send the same requests before the frame is painted.
  if (isAhead) await sendEarlyCalls();
  if (showFirstPaint()) {
    await framePainted();
    markPainted();
  }
  // The requests need processor time, so they start after the first paint.
  if (!isAhead) void sendEarlyCalls();
});
