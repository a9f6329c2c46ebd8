/** A share of games with its 95 % confidence interval after Wilson, which is sound near 0 and 1 too. */
export interface Share {
  readonly won: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The normal quantile for 95 %. */
const Z = 1.959964;

export function wilson(won: number, of: number): Share {
  const share = won / of;
  const scale = 1 + (Z * Z) / of;
  const centre = (share + (Z * Z) / (2 * of)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  return { won, of, share: round(share), low: round(centre - half), high: round(centre + half) };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
