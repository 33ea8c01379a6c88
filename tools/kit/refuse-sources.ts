import { fail } from '../start/fail.mjs';

/** Run by npm before it packs a workspace folder: its sources cannot be used elsewhere. */
fail('What is packed is compiled first: npm run pack -- <folder> packs all that a remote elsewhere needs.');
