import { address } from './stories/address';
import { brand } from './stories/brand';
import { buttons } from './stories/buttons';
import { choices } from './stories/choices';
import { fields } from './stories/fields';
import { figures } from './stories/figures';
import { map } from './stories/map';
import { overlays } from './stories/overlays';
import { records } from './stories/records';
import { states } from './stories/states';
import { status } from './stories/status';
import type { Story } from './story';

export const stories: readonly Story[] = [
  brand,
  buttons,
  fields,
  choices,
  address,
  status,
  figures,
  records,
  states,
  overlays,
  map,
];
