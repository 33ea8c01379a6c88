import { FirstPaintFault, readFirstPaint, type MarkupNode } from '@courier/config/first-paint';
import { createHash } from 'node:crypto';

/** A file that was read once: files of releases never change. */
type Known = { html: string; nodes: readonly MarkupNode[] } | { html: string | null; fault: string };

/** Hash of a file's text as a release has it. */
export const sriOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export interface FrameFile {
  /** From the site's root. */
  path: string;
  /** Its hash as the release has it; null for the shell's own, which no registry names. */
  integrity: string | null;
  /** Whose it is, for complaints. */
  owner: string;
}

/** Enough for every screen of a brand's remotes in a few releases. */
const MOST_FILES = 100;

/**
 * Reads first paints: each is held to its hash and to the list of what it may be made of. One that is refused is
 * complained of once, by its owner's name.
 */
export function keepFrames(
  read: (path: string) => Promise<string | null>,
  onProblem: (sentence: string) => void,
): (file: FrameFile) => Promise<readonly MarkupNode[] | null> {
  const known = new Map<string, Known>();

  function judged(html: string | null, { integrity }: FrameFile): Known {
    if (html === null) return { html, fault: 'There is no such file.' };
    if (integrity !== null && sriOf(html) !== integrity)
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
