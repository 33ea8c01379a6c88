import { sendFirstCalls } from './send-first-calls';

sendFirstCalls();
