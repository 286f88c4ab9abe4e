/** Infers from a number of packets how much of the loss is real. Pure. */

/**
 * Loss that a healthy network may have: 1 in 1,000, the objective of ITU-T Y.1541 for classes 0 to
 * 4. Loss is significant only if that rate would produce it less than once in 100 reports.
 */
export const SOUND_LOSS = 0.001;
const MAX_CHANCE = 0.01;

/** Chi-square with one degree of freedom at 1 %: above it, two rates differ. */
const MIN_CHI_SQUARE = 6.63;

/** Packets sent, and how many of them got no reply. */
export interface PacketCounts {
  readonly lost: number;
  readonly sent: number;
}

/** Log-likelihood of `lost` of `sent` at a rate, without the constant. */
function computeLogLikelihood(lost: number, sent: number, rate: number): number {
  const p = Math.min(0.999_999, Math.max(0.000_001, rate));
  return lost * Math.log(p) + (sent - lost) * Math.log(1 - p);
}

/** Twice the log-likelihood ratio: how badly a rate explains the data; 0 is perfect. */
export function computeMisfit(lost: number, sent: number, rate: number): number {
  return (
    2 * (computeLogLikelihood(lost, sent, lost / sent) - computeLogLikelihood(lost, sent, rate))
  );
}

/** Probability that a healthy network loses at least this many packets (binomial distribution). */
function computeChanceOfLoss(lost: number, sent: number): number {
  let term = Math.exp(sent * Math.log(1 - SOUND_LOSS));
  let below = 0;
  for (let k = 0; k < lost; k++) {
    below += term;
    term *= ((sent - k) / (k + 1)) * (SOUND_LOSS / (1 - SOUND_LOSS));
  }
  return Math.max(0, 1 - below);
}

/** Whether loss is significant. A single lost packet never is. */
export function isLoss(lost: number, sent: number): boolean {
  return lost >= 2 && lost / sent > SOUND_LOSS && computeChanceOfLoss(lost, sent) < MAX_CHANCE;
}

/**
 * Whether the first rate is larger than the second, and not by chance (likelihood-ratio test, 1 %).
 */
export function losesMore(one: PacketCounts, other: PacketCounts): boolean {
  const rate = (one.lost + other.lost) / (one.sent + other.sent);
  return (
    one.lost / one.sent > other.lost / other.sent &&
    computeMisfit(one.lost, one.sent, rate) + computeMisfit(other.lost, other.sent, rate) >
      MIN_CHI_SQUARE
  );
}

/**
 * Maximum loss in percent that is consistent with no packet lost of `sent`: the rule of three, 3 ÷
 * n, at 95 % (Hanley and Lippman-Hand, JAMA 1983;249:1743–1745).
 */
export const computeHiddenLossPercent = (sent: number): number =>
  Math.min(100, 300 / Math.max(1, sent));
