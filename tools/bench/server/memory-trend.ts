export interface MemorySample {
  at: number;
  mb: number;
}

export interface MemoryTrend {
  first: number;
  last: number;
  most: number;
  /** Slope in MB per hour: least squares without the first third, the warm-up. */
  slope: number;
}

export function memoryTrend(samples: readonly MemorySample[]): MemoryTrend {
  const warm = samples.slice(Math.floor(samples.length / 3));
  const average = (of: (sample: MemorySample) => number) =>
    warm.reduce((sum, sample) => sum + of(sample), 0) / warm.length;
  const [at, mb] = [average((sample) => sample.at), average((sample) => sample.mb)];
  const spread = average((sample) => (sample.at - at) ** 2);
  const common = average((sample) => (sample.at - at) * (sample.mb - mb));
  return {
    first: samples[0]?.mb ?? Number.NaN,
    last: samples.at(-1)?.mb ?? Number.NaN,
    most: Math.max(...samples.map((sample) => sample.mb)),
    slope: (common / spread) * 3600,
  };
}
