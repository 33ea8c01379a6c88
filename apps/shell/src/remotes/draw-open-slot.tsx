import type { DrawOpenSlot } from '@courier/shell-api/host';
import { RemoteSlot } from './RemoteSlot';

/** Renders a slot of a remote; each filler is isolated. */
export const drawOpenSlot: DrawOpenSlot = (name, props) => <RemoteSlot name={name} props={props} />;
