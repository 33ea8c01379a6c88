import type { DrawOpenSlot } from '@courier/shell-api/host';
import { RemoteSlot } from './RemoteSlot';

/** What stands in a slot that a remote lends: whoever fills it, each within bounds of its own. */
export const drawOpenSlot: DrawOpenSlot = (name, props) => <RemoteSlot name={name} props={props} />;
