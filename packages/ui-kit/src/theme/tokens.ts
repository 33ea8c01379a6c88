export {
  brandRadii,
  brandColours,
  ELEVATION,
  themeStyleText,
  type Appearance,
  type Colours,
} from '@courier/config/brand-look';

export type StatusTone =
  | 'wait'
  | 'plan'
  | 'seek'
  | 'come'
  | 'carry'
  | 'done'
  | 'late'
  | 'back'
  | 'stop'
  | 'fail';
