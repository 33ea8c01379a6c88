export { addDays, localDate, localTime, startOfDay } from './days';
export { DATE_PRESETS, presetRange, type DatePreset } from './date-presets';
export { unixFromLocal } from './zones';
