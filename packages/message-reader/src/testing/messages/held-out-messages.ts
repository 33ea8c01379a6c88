import arabic from './held-out/ar.json';
import chinese from './held-out/zh.json';
import english from './held-out/en.json';
import german from './held-out/de.json';
import urdu from './held-out/ur.json';
import { readMessages } from './message-fixture';

/** Ordinary messages for evaluation: only totals are used; single mistakes are never read. */
export const HELD_OUT_MESSAGES = readMessages([arabic, chinese, english, german, urdu].flat());
