/**
 * The provider as the site has it: its file, with the words and functions of the panels that it
 * names. At once, where `loadProvider` would have to be awaited.
 */
import { withPreset } from '../config/presets';
import { provider as own } from '../provider.config';
import { withDerived } from '../src/facts/features';

export const provider = withDerived(withPreset(own));
