/** Severity of a helper's finding. */
export type Tone = 'good' | 'note' | 'caution' | 'danger';

const ORDER: readonly Tone[] = ['good', 'note', 'caution', 'danger'];

/** The most serious of several tones; `good` if there are none. */
export function getWorstTone(tones: readonly Tone[]): Tone {
  return ORDER[Math.max(0, ...tones.map((tone) => ORDER.indexOf(tone)))] as Tone;
}
