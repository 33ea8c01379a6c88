const HEAD = ['what', 'value', 'goal', 'baseline', 'date', 'machine', 'command'];
const MOST_LINES = 120;
const MOST_WORDS = 30;

const INTRODUCTION = `# Measurements

The newest value of each figure. \`node tools/measurements/update-measurements.ts\` generates this page from \`measurements/figures.json\` and from new reports of \`npm run bench\` and \`npm run test:deep\`. A baseline is measured in the same run. Attempts without success: [2026-11](measurements/2026-11.md).
`;

interface FigureGroup {
  command: string;
  /** ISO date. */
  date: string;
  machine: string;
  rows: { what: string; value: string; goal: string; baseline: string }[];
}

const toRow = (cells: string[]) => `| ${cells.join(' | ')} |`;

export function renderPage(groups: FigureGroup[]): string {
  const rows = groups.flatMap(({ command, date, machine, rows: figures }) =>
    figures.map(({ what, value, goal, baseline }) =>
      toRow([what, value, goal, baseline, date, machine, `\`${command}\``]),
    ),
  );
  return [INTRODUCTION, toRow(HEAD), toRow(HEAD.map(() => '---')), ...rows, ''].join('\n');
}

/** Readability problems of the page, one sentence each. */
export function findPageProblems(page: string) {
  const problems = [];
  const lines = page.trimEnd().split('\n');
  if (lines.length > MOST_LINES) problems.push(`The page has ${lines.length} lines, at most ${MOST_LINES}.`);
  const sentences = lines.flatMap((line: string) =>
    line.startsWith('|') ? line.split('|') : line.split(/[.:] /),
  );
  for (const sentence of sentences) {
    const words = sentence.trim().split(/\s+/).length;
    if (words > MOST_WORDS) problems.push(`${words} words, at most ${MOST_WORDS}: ${sentence.trim()}`);
  }
  return problems;
}

const isNoisy = ({ value }: { value: string }) => value === 'noisy';

/** Replaces a command's figures by a newer report, unless that is noisy. */
export function mergeReports(groups: FigureGroup[], reports: FigureGroup[]): FigureGroup[] {
  return reports.reduce((merged, report) => {
    const isNewest = merged.every(({ command, date }) => command !== report.command || date <= report.date);
    if (!isNewest || report.rows.some(isNoisy)) return merged;
    const index = merged.findIndex(({ command }) => command === report.command);
    const others = merged.filter(({ command }) => command !== report.command);
    return others.toSpliced(index < 0 ? others.length : index, 0, report);
  }, groups);
}
