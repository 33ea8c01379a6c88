import { fail } from '../start/fail.mjs';

/** Run by npm before it packs a workspace as it stands here: sources, which nobody elsewhere could use. */
fail('What is packed is compiled first: npm run pack -- <folder> packs all that a remote elsewhere needs.');
