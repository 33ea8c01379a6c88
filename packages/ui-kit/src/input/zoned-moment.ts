import momentConfig from '@rc-component/picker/generate/moment';
import type { GenerateConfig } from '@rc-component/picker/generate';
import { momentAt } from '@courier/config/time';

type Moment = ReturnType<typeof momentAt>;
export type { Moment };

/**
 * Calendar arithmetic of antd's picker on moments of one timezone: what is typed or chosen means that zone, whatever the
 * browser's is.
 */
export function zonedMomentConfig(timezone: string): GenerateConfig<Moment> {
  const base = momentConfig as unknown as GenerateConfig<Moment>;
  const inZone = (date: Moment | null): Moment | null =>
    date === null ? null : date.clone().tz(timezone, true);
  return {
    ...base,
    getNow: () => momentAt(Date.now() / 1000, timezone),
    getFixedDate: (text) => inZone(base.getFixedDate(text)) as Moment,
    locale: {
      ...base.locale,
      parse: (locale, text, formats) => inZone(base.locale.parse(locale, text, formats)),
    },
  };
}
