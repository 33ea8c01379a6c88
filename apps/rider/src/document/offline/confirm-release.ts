import { releaseFolder } from './release-folder';
import { isStoredPage, PAGE } from './stored-page';

const PATIENCE_MS = 20_000;

/**
 * A page from the phone's storage may be older than the server, so it makes no call before the server has confirmed
 * its release. A newer release replaces the page; what was entered and what is unsent are on the phone.
 * @returns a function that rejects without a connection
 */
export function createReleaseCheck(reload: () => void): () => Promise<void> {
  let isConfirmed = !isStoredPage();
  return async () => {
    if (isConfirmed) return;
    const answer = await fetch(PAGE, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) throw new Error(`The page was answered with ${answer.status}.`);
    isConfirmed = (await answer.text()).includes(releaseFolder());
    if (isConfirmed) return;
    reload();
    throw new Error('A newer release replaces the page.');
  };
}
