/** Written by `StepTimesPlugin`. */
interface BuildTimes {
  project: string;
  build: string;
  milliseconds: Record<string, number>;
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
const sum = (values: Record<string, number>) =>
  Object.values(values).reduce((total, value) => total + value, 0);

/**
 * A table of seconds, the slowest build first. The builds of one project share a process, so their times overlap.
 * @param text a JSON line per webpack configuration, written by `StepTimesPlugin`
 */
export function formatProfile(text: string) {
  const builds = text
    .split('\n')
    .filter(Boolean)
    .map((line): BuildTimes => JSON.parse(line))
    .map((build) => ({ ...build, total: sum(build.milliseconds) }))
    .sort((a, b) => b.total - a.total);
  const slowest = builds[0];
  if (!slowest) return ['No project was bundled: all bundles are in the cache of Nx.'];
  const steps = Object.keys(slowest.milliseconds);
  const heading = ['project', 'build', ...steps, 'all'];
  const rows = [
    heading,
    ...builds.map(({ project, build, milliseconds, total }) => [
      project,
      build || '–',
      ...steps.map((step) => seconds(milliseconds[step] ?? 0)),
      seconds(total),
    ]),
  ];
  const widths = heading.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}

/** Measures the steps of a whole build. */
export function createStepClock() {
  const times: string[] = [];
  return {
    /** Runs a step and records its time. */
    async measure<Result>(step: string, work: () => Result | Promise<Result>): Promise<Result> {
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        times.push(`${step} ${seconds(performance.now() - startedAt)} s`);
      }
    },
    line: () => times.join(', '),
  };
}
