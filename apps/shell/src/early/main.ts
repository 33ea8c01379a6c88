import { prepareCommits } from '../limits/commits';
import { untilSeen } from '../platform/until-seen';
import { fetchAhead } from './fetch-ahead';
import { showFirstPaint } from './first-paint';
import { sendFirstCalls } from './send-first-calls';

// React asks for it with its first line.
prepareCommits();
fetchAhead();

// A page opened ahead may have read a remote's code before it is seen; what is sent with was taken before that.
void untilSeen().then(() => {
  sendFirstCalls();
  showFirstPaint();
});
