import { prepareCommits } from '../limits/commits';
import { framePainted, notePainted } from '../platform/frame-painted';
import { askForLateSheets } from '../platform/late-sheets';
import { isOpenedAhead, untilSeen } from '../platform/until-seen';
import { showFirstPaint } from './first-paint';
import { sendFirstCalls } from './send-first-calls';

// React asks for it with its first line.
prepareCommits();
if (isOpenedAhead()) askForLateSheets();

function ask(): void {
  askForLateSheets();
  sendFirstCalls();
}

// A page opened ahead may have read a remote's code before it is seen; what is sent with was taken before that.
void untilSeen().then(async () => {
  // What is asked for takes time of the processor, for which the first frame would wait.
  if (showFirstPaint()) {
    await framePainted();
    notePainted();
  }
  ask();
});
