import { parseCommand } from '../arguments/parse-command.ts';
import type { Canary } from './channels.ts';

export interface ReleaseRequest {
  remote: string;
  /** Null for everybody. */
  canary: Canary | null;
  /** The only brand; by default all that compose the remote. */
  brand?: string;
  to: string | undefined;
  isDry: boolean;
  history: { by?: string; why?: string };
}

const OPTIONS =
  '[--channel stable|canary] [--percent 10] [--vendors v1001,v1002] [--brand oasis] [--to folder] [--why "…"] [--by name] [--dry-run]';

/** How the command is called and what it does. */
export const releaseUsage = (command = 'npm run release -- <remote>') =>
  `usage: ${command} ${OPTIONS}\nBuilds the remote, checks its limits and puts it into a site.`;

function parsePercent(text: string | undefined, vendors: readonly string[]): number {
  if (text === undefined && vendors.length > 0) return 0;
  const percent = Number(text);
  if (text === undefined || text.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new Error('A canary is for --percent 0 to 100 of the browsers, for --vendors, or for both.');
  return percent;
}

/**
 * The request of the command line.
 * @param command the command to type
 * @throws Error with one sentence for anything else
 */
export function releaseRequest(args: readonly string[], command?: string): ReleaseRequest {
  const usage = releaseUsage(command);
  const parsed = parseCommand(
    {
      usage,
      options: {
        channel: { type: 'string' },
        percent: { type: 'string' },
        vendors: { type: 'string' },
        brand: { type: 'string' },
        to: { type: 'string' },
        why: { type: 'string' },
        by: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
      fewest: 1,
    },
    args,
  );
  if (parsed.outcome === 'mistake') throw new Error(`${parsed.sentence}\n${usage}`);
  if (parsed.outcome === 'help') throw new Error(usage);
  const { values, positionals } = parsed;
  const [remote = ''] = positionals;
  const { channel = 'stable', by, why } = values;
  if (!['stable', 'canary'].includes(channel)) throw new Error(usage);
  const vendors = (values.vendors ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const isCanary = channel === 'canary';
  if (!isCanary && (values.percent !== undefined || vendors.length > 0))
    throw new Error('Only --channel canary is for a part of the browsers.');
  const canary = isCanary
    ? { percent: parsePercent(values.percent, vendors), ...(vendors.length > 0 ? { vendors } : {}) }
    : null;
  return {
    remote,
    canary,
    ...(values.brand === undefined ? {} : { brand: values.brand }),
    to: values.to,
    isDry: values['dry-run'] ?? false,
    history: { ...(by === undefined ? {} : { by }), ...(why === undefined ? {} : { why }) },
  };
}
