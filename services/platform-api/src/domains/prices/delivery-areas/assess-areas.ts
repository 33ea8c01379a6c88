import type { Db } from '../../../platform/db/database';
import type { Assessment, RuleTransition } from '../operator-rules/rule-file-kind';
import { describeScope } from '../rule-shapes/scope';
import type { AreaRule } from '../rule-shapes/area-rules';
import { areaSize } from './area-shape';
import { coveredSurface } from './area-surface';
import { findLeftOutside } from './left-outside';

/** An area with less than this share of its former surface is a warning. */
const LEAST_SHARE = 0.8;
const LARGEST_GROWTH = 3;
const MOST_NAMES = 20;

export async function assessAreas(
  db: Db,
  { country, before, after }: RuleTransition<'areas'>,
): Promise<Assessment> {
  const { outlets, orders } = await findLeftOutside(db, country, before ?? [], after);
  return {
    effect: [
      `${describeSizes(before)} -> ${describeSizes(after)}`,
      ...(orders.length === 0
        ? []
        : [`Open orders that go outside and are still delivered: ${listNames(orders)}`]),
    ],
    warnings: [
      ...listSizeChanges(before ?? [], after),
      ...(outlets.length === 0
        ? []
        : [`outlets that are outside every area of theirs now: ${listNames(outlets)}`]),
    ],
  };
}

const listNames = (names: readonly string[]) => {
  const more = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

function describeSizes(areas: readonly AreaRule[] | null): string {
  if (!areas || areas.length === 0) return 'deliveries everywhere';
  return areas
    .map((area) => `${area.name} for ${describeScope(area.scope)}, ${areaSize(area).toFixed(1)} km²`)
    .join('; ');
}

/** Parts of the same city, vendor or country are one area. */
function listSizeChanges(before: readonly AreaRule[], after: readonly AreaRule[]): string[] {
  const scopes = [...new Set(before.map(({ scope }) => describeScope(scope)))];
  return scopes.flatMap((scope) => {
    const [former, next] = [before, after].map((areas) =>
      areas.filter((area) => describeScope(area.scope) === scope),
    );
    const origin = former?.[0]?.outer[0];
    if (!origin || !former || !next) return [];
    const [formerSize, nextSize] = [coveredSurface(former, origin), coveredSurface(next, origin)];
    const share = nextSize / formerSize;
    if (share >= LEAST_SHARE && share <= LARGEST_GROWTH) return [];
    const percent = `${(share * 100).toFixed(0)} %`;
    return [
      next.length === 0
        ? `${scope}: the file has no area for it any more (${formerSize.toFixed(1)} km² before)`
        : `${scope}: ${formerSize.toFixed(1)} km² -> ${nextSize.toFixed(1)} km², ${percent} of the former surface`,
    ];
  });
}
