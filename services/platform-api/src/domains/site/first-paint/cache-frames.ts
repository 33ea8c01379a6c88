import { FirstPaintFault, readFirstPaint, type MarkupNode } from '@courier/config/first-paint';
import { createHash } from 'node:crypto';

/** The result for a file, cached without expiry, because files of releases never change. */
type Known = { html: string; nodes: readonly MarkupNode[] } | { html: string | null; fault: string };

/** The integrity hash of a text. */
export const integrityHash = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

export interface FrameFile {
  /** From the site's root. */
  path: string;
  /** The hash in the release; null for the shell's own files, which are in no registry. */
  integrity: string | null;
  /** Owner, for error reports. */
  owner: string;
}

/** Enough for every screen of a brand's remotes in several releases. */
const MOST_FILES = 100;

/**
 * Reads prerendered HTML and validates its hash and its permitted markup. An invalid file is reported once,
 * with its owner's name.
 */
export function cacheFrames(
  read: (path: string) => Promise<string | null>,
  onProblem: (sentence: string) => void,
): (file: FrameFile) => Promise<readonly MarkupNode[] | null> {
  const known = new Map<string, Known>();

  function judged(html: string | null, { integrity }: FrameFile): Known {
    if (html === null) return { html, fault: 'There is no such file.' };
    if (integrity !== null && integrityHash(html) !== integrity)
      return { html, fault: 'Its content is not the one of its release.' };
    try {
      return { html, nodes: readFirstPaint(html, { isFrame: integrity === null }) };
    } catch (error) {
      if (!(error instanceof FirstPaintFault)) throw error;
      return { html, fault: error.message };
    }
  }

  return async (file) => {
    const key = `${file.path} ${file.integrity ?? ''}`;
    const html = await read(file.path);
    const before = known.get(key);
    const now = before?.html === html ? before : judged(html, file);
    if (now !== before) {
      if (known.size >= MOST_FILES) known.clear();
      known.set(key, now);
      if ('fault' in now)
        onProblem(
          `First paint of ${file.owner}, ${file.path}: ${now.fault} Its screen begins with the skeleton.`,
        );
    }
    return 'nodes' in now ? now.nodes : null;
  };
}
