import { untilSeen } from '../platform/until-seen';
import { sendFirstCalls } from './send-first-calls';

void untilSeen().then(sendFirstCalls);
