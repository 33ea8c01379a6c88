export { addDays, endOfDay, isSameDay, localDate, localTime, minutesOfDay, startOfDay } from './days';
export { DATE_PRESETS, presetRange, type DatePreset, type DateRange } from './date-presets';
export { momentAt, unixFromLocal } from './zones';
