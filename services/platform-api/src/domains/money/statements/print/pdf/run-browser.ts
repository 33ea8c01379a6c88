import { spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTreeBytes } from './process-memory';

export interface BrowserLimits {
  milliseconds: number;
  /** Memory of all its processes. */
  bytes: number;
}

const CHECK_MS = 250;
/** User and group without privileges in Debian. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };
/** Nothing listens there: every address but the one of the page fails. */
const NO_NETWORK = ['--proxy-server=127.0.0.1:9', '--proxy-bypass-list=127.0.0.1'];

/**
 * Prints a page in a Chromium of its own, with a new profile and without privileges of the server.
 * @returns the bytes of the PDF
 * @throws Error if the browser fails or exceeds a limit
 */
export async function runBrowser(browser: string, address: string, limits: BrowserLimits): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'courier-pdf-'));
  try {
    const file = join(folder, 'page.pdf');
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await chown(folder, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
    const child = spawn(
      browser,
      [
        '--headless',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--no-pdf-header-footer',
        ...NO_NETWORK,
        `--user-data-dir=${folder}`,
        `--print-to-pdf=${file}`,
        address,
      ],
      {
        cwd: folder,
        // Without the settings of the server, which contain secrets.
        env: { HOME: folder, TMPDIR: folder, PATH: process.env['PATH'] ?? '' },
        stdio: 'ignore',
        detached: true,
        ...(isRoot ? UNPRIVILEGED : {}),
      },
    );
    await waitForEnd(child, limits);
    return await readFile(file).catch((error: unknown) => {
      throw new Error('The browser printed no file.', { cause: error });
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const waitForEnd = (child: ChildProcess, { milliseconds, bytes }: BrowserLimits): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const stop = (reason: string) => {
      reject(new Error(reason));
      killGroup(child);
    };
    const timer = setTimeout(() => stop(`The browser took longer than ${milliseconds} ms.`), milliseconds);
    const check = setInterval(() => {
      if (child.pid !== undefined && readTreeBytes(child.pid) > bytes)
        stop(`The browser used more than ${bytes} bytes.`);
    }, CHECK_MS);
    const end = (error?: Error) => {
      clearTimeout(timer);
      clearInterval(check);
      // Processes that the browser left behind.
      killGroup(child);
      if (error) reject(error);
      else resolve();
    };
    child.once('error', end);
    child.once('exit', (code) =>
      end(code === 0 ? undefined : new Error(`The browser ended with ${code ?? 'a signal'}.`)),
    );
  });

/** The browser leads a process group of its own. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
