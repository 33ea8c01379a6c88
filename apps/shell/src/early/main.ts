import { prepareCommits } from '../limits/commits';
import { framePainted, notePainted } from '../platform/frame-painted';
import { askForLateSheets } from '../platform/late-sheets';
import { untilRead } from '../platform/until-read';
import { isOpenedAhead, untilSeen } from '../platform/until-seen';
import { showFirstPaint } from './first-paint';
import { askForTexts, askForVendors } from './send-first-calls';

const isAhead = isOpenedAhead();

// React asks for it with its first line.
prepareCommits();
if (isAhead) askForLateSheets();
// Nobody has signed in by then, but the language is known.
const asked = isAhead ? untilRead().then(() => askForTexts()) : Promise.resolve([]);

async function ask(): Promise<void> {
  askForLateSheets();
  await untilRead();
  // Another language may have been chosen meanwhile.
  askForTexts(await asked);
  askForVendors();
}

// A page opened ahead may have read a remote's code before it is seen; what is sent with was taken before that.
void untilSeen().then(async () => {
  // Its code is there: it would ask for the same before the frame is painted.
  if (isAhead) await ask();
  if (showFirstPaint()) {
    await framePainted();
    notePainted();
  }
  // What is asked for takes time of the processor, for which the first frame would wait.
  if (!isAhead) void ask();
});
