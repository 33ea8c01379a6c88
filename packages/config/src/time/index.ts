export { addDays, endOfDay, localDate, localTime, startOfDay } from './days';
export { DATE_PRESETS, presetRange, type DatePreset, type DateRange } from './date-presets';
export { unixFromLocal } from './zones';
