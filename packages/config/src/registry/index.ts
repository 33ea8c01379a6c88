export { APP_MODES, type AppMode } from './modes';
export {
  CONTRACT_VERSION,
  NAVIGATION_ICONS,
  SLOT_NAMES,
  remoteManifestSchema,
  type ManifestCommand,
  type ManifestNavigation,
  type ManifestRoute,
  type ManifestShortcut,
  type NavigationIcon,
  type RemoteManifest,
  type SlotName,
} from './manifest';
export {
  containerName,
  registryEntrySchema,
  registrySchema,
  remoteReleaseSchema,
  type Registry,
  type RegistryEntry,
  type RemoteRelease,
} from './registry';
export { DOCUMENT_ADDRESS, documentListSchema, type DocumentList } from './documents';
