import arabic from './held-out/ar.json';
import chinese from './held-out/zh.json';
import english from './held-out/en.json';
import german from './held-out/de.json';
import urdu from './held-out/ur.json';
import { messagesSchema } from './message-fixture';

/** Ordinary messages for evaluation: only totals are used; single mistakes are never read. */
export const HELD_OUT_MESSAGES = messagesSchema.parse([arabic, chinese, english, german, urdu].flat());
