import { browserStorage, tabStorage } from '@courier/config/document';
import type { Ports } from '../ports';
import type { StoragePort } from '../ports/storage';

/** For shells without the port; the keys are the same. */
const ownStorage: StoragePort = { local: browserStorage(), tab: tabStorage() };

/** The shell's storage for remotes. */
export const remoteStorage = ({ storage }: Pick<Ports, 'storage'>): StoragePort => storage ?? ownStorage;
