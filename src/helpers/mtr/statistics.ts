/** How much loss a number of packets can show. Pure. */

/**
 * Loss that a sound network may have: 1 in 1,000, the objective of ITU-T Y.1541 for classes 0 to 4.
 * A report shows loss only where chance makes this many lost packets out of it less than once in 100.
 */
export const SOUND_LOSS = 0.001;
const CHANCE = 0.01;

/** Chi-square with one degree of freedom at 1 %: two shares that differ by more are not the same. */
const DIFFERENT = 6.63;

/** Logarithm of the likelihood of `lost` of `sent` at a rate, without the constant. */
function logLikelihood(lost: number, sent: number, rate: number): number {
  const p = Math.min(0.999_999, Math.max(0.000_001, rate));
  return lost * Math.log(p) + (sent - lost) * Math.log(1 - p);
}

/** Twice the log of the likelihood ratio: how badly a rate explains what was seen; 0 is perfectly. */
export function misfit(lost: number, sent: number, rate: number): number {
  return 2 * (logLikelihood(lost, sent, lost / sent) - logLikelihood(lost, sent, rate));
}

/** Chance that a sound network loses this many packets or more (binomial distribution). */
function chanceOfLoss(lost: number, sent: number): number {
  let term = Math.exp(sent * Math.log(1 - SOUND_LOSS));
  let below = 0;
  for (let k = 0; k < lost; k++) {
    below += term;
    term *= ((sent - k) / (k + 1)) * (SOUND_LOSS / (1 - SOUND_LOSS));
  }
  return Math.max(0, 1 - below);
}

/** Loss that is no accident; a single packet always is. */
export function isLoss(lost: number, sent: number): boolean {
  return lost >= 2 && lost / sent > SOUND_LOSS && chanceOfLoss(lost, sent) < CHANCE;
}

/** The first share is larger than the second, and not by chance (likelihood-ratio test, 1 %). */
export function isMore(lostA: number, sentA: number, lostB: number, sentB: number): boolean {
  const rate = (lostA + lostB) / (sentA + sentB);
  return (
    lostA / sentA > lostB / sentB &&
    misfit(lostA, sentA, rate) + misfit(lostB, sentB, rate) > DIFFERENT
  );
}

/**
 * Largest loss in percent that can hide behind none lost of `sent`: the rule of three, 3 ÷ n, at
 * 95 % (Hanley and Lippman-Hand, JAMA 1983;249:1743–1745).
 */
export const hiddenLossPercent = (sent: number): number => Math.min(100, 300 / Math.max(1, sent));
