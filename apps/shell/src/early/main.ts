import { untilSeen } from '../platform/until-seen';
import { sendFirstCalls } from './send-first-calls';

// A page opened ahead may have read a remote's code before it is seen; what is sent with was taken before that.
void untilSeen().then(() => sendFirstCalls());
