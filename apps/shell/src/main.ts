import { sendFirstCalls } from './early/send-first-calls';

sendFirstCalls();
void import('./bootstrap');
