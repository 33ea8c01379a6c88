/** What a fee was computed from, besides the way. */
export interface PricedBy {
  /** `operator_rules.rule_id` of the tariffs; null for the tariff of the demonstration. */
  tariffVersion: number | null;
  /** Unix seconds of the delivery that the tariff was applied to. */
  at: number;
  rain: boolean;
  demand: boolean;
}

const MARK = /~(?<version>[\da-z]+)~(?<at>[\da-z]+)~(?<conditions>r?d?)$/;

/** Text without the characters that separate the parts of a signature. */
export const formatPricedBy = ({ tariffVersion, at, rain, demand }: PricedBy): string =>
  `~${(tariffVersion ?? 0).toString(36)}~${at.toString(36)}~${rain ? 'r' : ''}${demand ? 'd' : ''}`;

/** Null for a text of an earlier release, which ends without it. */
export function parsePricedBy(text: string): PricedBy | null {
  const { version, at, conditions } = MARK.exec(text)?.groups ?? {};
  if (version === undefined || at === undefined || conditions === undefined) return null;
  const [tariffVersion, moment] = [Number.parseInt(version, 36), Number.parseInt(at, 36)];
  if (!Number.isSafeInteger(tariffVersion) || !Number.isSafeInteger(moment)) return null;
  return {
    tariffVersion: tariffVersion === 0 ? null : tariffVersion,
    at: moment,
    rain: conditions.includes('r'),
    demand: conditions.includes('d'),
  };
}
