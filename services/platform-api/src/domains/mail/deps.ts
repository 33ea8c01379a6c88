export type { Deps } from '../site/deps';
