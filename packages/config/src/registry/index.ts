export { type AppMode } from './modes';
export { CONTRACT_VERSION } from './contract-version';
export {
  remoteManifestSchema,
  type ManifestCommand,
  type ManifestFlag,
  type ManifestNavigation,
  type ManifestRoute,
  type ManifestShortcut,
  type RemoteManifest,
  type SlotName,
} from './manifest';
export {
  containerName,
  registrySchema,
  type Registry,
  type RegistryEntry,
  type RemoteRelease,
} from './registry';
export { DOCUMENT_ADDRESS, documentListSchema, type DocumentList } from './documents';
