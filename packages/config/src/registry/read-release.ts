import { readPart, type Report } from './read-part';
import { remoteReleaseSchema, type RemoteRelease } from './registry';

/** Placeholder for the own origin, which a registry does not name. */
const OWN_ORIGIN = 'http://own.invalid';
const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/;

function parsed(address: string, base?: URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Null for other texts. */
function entryAddress(entry: string): URL | null {
  if (/^\/(?![/\\])/.test(entry)) return parsed(entry, new URL(OWN_ORIGIN));
  const address = /^https?:\/\//.test(entry) ? parsed(entry) : null;
  return address && HOST.test(address.host) ? address : null;
}

/** Whether a file is below its entry's folder, so that a release cannot refer to another one's files. */
function isBelow(file: string, entry: URL): boolean {
  const address = parsed(file, entry);
  const folder = new URL('.', entry).href;
  return address !== null && address.href.startsWith(folder) && address.href.length > folder.length;
}

/** A release with all files below its entry; null and reported otherwise. */
export function readRelease(value: unknown, at: string, report: Report): RemoteRelease | null {
  const release = readPart(remoteReleaseSchema, value, { at, report });
  if (!release) return null;
  const entry = entryAddress(release.entry);
  if (!entry) {
    report(`${at}.entry`, 'is no address');
    return null;
  }
  const { container, files, preload } = release;
  const named = {
    ...(container === undefined ? {} : { container: [container] }),
    files: Object.keys(files),
    preload,
  };
  for (const [field, list] of Object.entries(named)) {
    const wrong = list.find((file) => !isBelow(file, entry));
    if (wrong === undefined) continue;
    report(`${at}.${field}`, `${JSON.stringify(wrong)} is no file below the entry`);
    return null;
  }
  return release;
}
