/** Which Java each version of the game and each loader needs, for the model. */
import { java, javaRanges } from '../../fact-tables/java.data';
import type { JavaFacts } from './model';

export const JAVA_FACTS: JavaFacts = {
  ranges: javaRanges,
  forge: [
    { to: '1.16.5', java: java.forgeUpTo1_16_5 },
    { to: '1.17.1', java: java.forge1_17_1 },
    { to: '1.20.4', java: java.forge1_18To1_20_4 },
    { to: '1.21.11', java: java.forge1_20_6To1_21_11 },
    { to: 'newer', java: java.forge26 },
  ],
  velocity3: java.velocity3_5,
  velocity4: java.velocity,
};
