import { hourGrid } from '../../model/insights/hour-grid';
import { placedIn } from '../../model/insights/insight-sums';
import { useWording } from '../../copy';
import { ChartCard } from './ChartCard';
import { HourChart } from './HourChart';
import type { CardProps } from './card-props';

export function HoursCard({ insights, days, periodDays, isMirrored }: CardProps) {
  const { t, number, weekday, weekdays: wholeWeek } = useWording();
  const weekdays = wholeWeek.filter((day) => periodDays.has(day));
  const grid = hourGrid(insights.hours);
  const { peak } = grid;
  const total = placedIn(insights);
  const peakTime = peak && {
    day: weekday(peak.weekday, 'short'),
    hour: `${String(peak.hour).padStart(2, '0')}:00`,
  };
  const busiest = peak ? t('insights.hours.busiest', { ...peakTime, count: peak.orders }) : '';
  const note = peak ? t('insights.hours.note', { ...peakTime, count: total, peak: number(peak.orders) }) : '';
  const ofDay = (day: number) => grid.hours.reduce((sum, hour) => sum + grid.at(day, hour), 0);
  return (
    <ChartCard
      id="orders-by-hour"
      title={t('insights.hours.title')}
      figure={number(total)}
      note={note}
      finding={`${t('insights.hours.title')}: ${busiest}`}
      days={days}
      instead={peak === null ? t('insights.none') : null}
      twin={{
        columns: [
          { key: 'weekday', title: t('insights.hours.weekday'), isFigure: false },
          ...grid.hours.map((hour) => ({ key: `hour_${hour}`, title: String(hour), isFigure: true })),
          { key: 'orders', title: t('insights.all'), isFigure: true },
        ],
        rows: weekdays.map((day) => ({
          cells: [
            weekday(day, 'long'),
            ...grid.hours.map((hour) => number(grid.at(day, hour))),
            number(ofDay(day)),
          ],
          raw: {
            weekday: day,
            ...Object.fromEntries(grid.hours.map((hour) => [`hour_${hour}`, grid.at(day, hour)])),
            orders: ofDay(day),
          },
        })),
        total: [
          t('insights.all'),
          ...grid.hours.map((hour) => number(weekdays.reduce((sum, day) => sum + grid.at(day, hour), 0))),
          number(total),
        ],
      }}
    >
      {(size) => (
        <HourChart
          grid={grid}
          size={size}
          isMirrored={isMirrored}
          weekdays={weekdays}
          dayName={(day) => weekday(day, 'short')}
          unit={t('insights.orders')}
        />
      )}
    </ChartCard>
  );
}
