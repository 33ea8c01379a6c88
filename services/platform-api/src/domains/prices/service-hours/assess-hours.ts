import { pairScopes, type ScopePair } from '../operator-rules/pair-scopes';
import { writeDays, writeHours } from '../operator-rules/read-cells';
import type { Assessment, RuleTransition } from '../operator-rules/rule-file-kind';
import { describeScope } from '../rule-shapes/scope';
import type { HoursPlan } from '../rule-shapes/hours-plan';

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const DAY_MINUTES = 1440;
/** A week with less than this share of its former hours is a warning. */
const LEAST_SHARE = 1 / 3;

/** @param today local date of the country */
export function assessHours(
  { before, after }: Pick<RuleTransition<'hours'>, 'before' | 'after'>,
  today: string,
): Assessment {
  const pairs = pairScopes(before ?? [], after);
  const warnings = pairs.flatMap((pair) => {
    const place = describeScope(pair.scope);
    return [...listClosedDays(pair), ...listShortWeek(pair), ...listPastDates(pair, today)].map(
      (text) => `${place}: ${text}`,
    );
  });
  return { effect: [], warnings };
}

/** Without a plan the hours of the country's parameter hold, which closes no day. */
function listClosedDays({ before, after }: ScopePair<HoursPlan>): string[] {
  if (!after) return [];
  const closed = WEEK.filter(
    (day) => windowsOn(after, day).length === 0 && (!before || windowsOn(before, day).length > 0),
  );
  if (closed.length === 0) return [];
  const former = closed.map(
    (day) => `${writeDays([day])} ${before ? describeDay(before, day) : 'default hours'}`,
  );
  return [`closed on ${writeDays(closed)} (before: ${former.join(', ')})`];
}

const windowsOn = ({ week }: HoursPlan, day: number) => week.filter(({ days }) => days.includes(day));

const describeDay = (plan: HoursPlan, day: number) =>
  windowsOn(plan, day)
    .map((window) => writeHours(window))
    .join(' ');

function listShortWeek({ before, after }: ScopePair<HoursPlan>): string[] {
  if (!before || !after) return [];
  const [former, next] = [weekMinutes(before), weekMinutes(after)];
  if (next >= former * LEAST_SHARE) return [];
  return [`${hours(former)} hours a week -> ${hours(next)}`];
}

const weekMinutes = ({ week }: HoursPlan): number =>
  week.reduce(
    (sum, { days, from, to }) => sum + days.length * (to <= from ? to + DAY_MINUTES - from : to - from),
    0,
  );

const hours = (minutes: number) => String(Math.round(minutes / 6) / 10);

function listPastDates({ before, after }: ScopePair<HoursPlan>, today: string): string[] {
  const known = before?.dates.map(({ date }) => date) ?? [];
  return (after?.dates ?? [])
    .filter(({ date }) => date < today && !known.includes(date))
    .map(({ date }) => `${date} is over, so its hours change nothing`);
}
