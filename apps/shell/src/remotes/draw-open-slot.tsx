import type { DrawOpenSlot } from '@courier/shell-api/host';
import { RemoteSlot } from './RemoteSlot';

export const drawOpenSlot: DrawOpenSlot = (name, props) => <RemoteSlot name={name} props={props} />;
