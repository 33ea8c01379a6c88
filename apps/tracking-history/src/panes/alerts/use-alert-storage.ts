import { usePorts, type StorageArea } from '@courier/shell-api';
import { remoteStorage } from '@courier/shell-api/hooks';

/** Holds the alert settings and the ids of alerts already shown. */
export const useAlertStorage = (): StorageArea => remoteStorage(usePorts()).local;
