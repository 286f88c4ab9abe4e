/**
 * The site's provider: its file, with the labels and features of its panel presets. Synchronous,
 * unlike `loadProvider`.
 */
import { withPresets } from '../../config/presets';
import { provider as own } from '../../provider.config';
import { withDerivedFeatures } from '../../src/provider/features';

export const provider = withDerivedFeatures(withPresets(own));
