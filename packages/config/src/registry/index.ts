export { type AppMode } from './modes';
export { CONTRACT_VERSION } from './contract-version';
export {
  parseManifest,
  type ManifestCommand,
  type ManifestFlag,
  type ManifestNavigation,
  type ManifestOffer,
  type ManifestRoute,
  type ManifestShortcut,
  type OpenSlotName,
  type RemoteManifest,
  type ShellSlotName,
  type SlotName,
} from './manifest';
export { PLAIN_ICON } from './navigation-icon';
export { readManifest } from './read-manifest';
export {
  OWN_NAMESPACES,
  problemSentence,
  readRegistry,
  assignReleases,
  type RegistryProblem,
  type RegistryReading,
} from './read-registry';
export { firstScreens, type ComposedScreen } from './first-screens';
export { composedTopics, type Topic } from './topics';
export { isSamePath } from './route-path';
export { matchesPattern } from './path-pattern';
export { hasScreenAt } from './screen-address';
export {
  containerName,
  isHashed,
  type Channels,
  type PublishedRelease,
  type Registry,
  type RegistryEntry,
  type RemoteRelease,
} from './registry';
export { releasesOfOlder, type OlderFields } from './read-entry';
export { acceptsContract, unmetNeeds, type Needs, type ShellOffer } from './needs';
export { goodReleases, NO_USE, type ProvenByUse } from './good-releases';
export { ANYBODY, releaseFor, withGoodReleases, type Taker } from './take-release';
export { DOCUMENT_ADDRESS, parseDocumentList, type DocumentList } from './documents';
