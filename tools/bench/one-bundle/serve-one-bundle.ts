import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocumentList } from '@courier/config/registry';
import { editRegistry } from '../../portal/edit-registry';
import { startPortal, type Portal } from '../../portal/start-portal';
import { buildOneBundle } from './build-one-bundle';

const pickFirstPaints = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith('first-paint/')));

/**
 * A portal with one bundle as its workspace. Its registry contains only the screens and their prerendered
 * HTML, because what a page shows before its code is independent of the loading method.
 */
export async function serveOneBundle(): Promise<Portal> {
  const bundle = await buildOneBundle();
  const portal = await startPortal();
  cpSync(bundle.folder, join(portal.siteDir, 'shell'), { recursive: true });
  const file = join(portal.siteDir, 'documents.json');
  const documents = parseDocumentList(JSON.parse(readFileSync(file, 'utf8')));
  const workspace = bundle.files.map((name) => `/shell/${name}`);
  const preload = { ...documents.preload, workspace };
  writeFileSync(file, JSON.stringify({ ...documents, preload, shared: {} }));
  editRegistry(portal.siteDir, 'courier', (registry) => ({
    ...registry,
    remotes: registry.remotes.map(({ lastGood: _before, ...remote }) => ({
      ...remote,
      active: {
        version: 'one-bundle',
        entry: remote.active.entry,
        files: pickFirstPaints(remote.active.files),
        preload: [],
      },
    })),
  }));
  return portal;
}
