/** Explains a plugin that failed when it was loaded while the server ran. */
import { TRACE_TEXTS, type Sentences } from './texts';

/** Loads a plugin after the start: Paper’s own way to do so, and managers of plugins. */
const RUNTIME_LOADER =
  /(?:\.RuntimePluginEntrypointHandler|\.(?:Singular|Multi)RuntimePluginProviderStorage|\.plugman[\w.]{0,60})\./i;

/**
 * True if the server ran when it loaded a plugin that failed.
 * @param excerpt the error with the first frames of its trace
 */
export const isLateLoad = (excerpt: string): boolean => RUNTIME_LOADER.test(excerpt);

interface FailedPlugin {
  readonly subject?: string;
  readonly fix: string;
  /** The line that reports it. */
  readonly text: string;
}

/** A folder whose jars BentoBox itself loads once the server runs. */
const FOLDER_OF_ADDONS = /BentoBox[/\\]addons\b/;

/** Explains why a plugin failed that was loaded late: by a manager of plugins, or by BentoBox. */
export const describeLateLoad = (failed: FailedPlugin, message: string): Sentences =>
  FOLDER_OF_ADDONS.test(failed.text)
    ? describeAddon(failed, message)
    : describeManaged(failed, message);

const describeAddon = ({ subject = 'here' }: FailedPlugin, message: string): Sentences => ({
  title: `BentoBox could not load its add-on ${subject}.`,
  cause: `BentoBox itself loads what lies in its folder addons, while the server runs. Then even BentoBox can be reported as missing: it is older than the server, and its way of loading does not fit. ${TRACE_TEXTS.errorMessage(message)}`,
  fix: 'Update BentoBox to its newest build for your game version, then its add-ons, and restart. Leave the add-ons in their folder.',
});

/** What to do first: a restart. The advice of the rule only holds if that does not help. */
const describeManaged = ({ subject, fix }: FailedPlugin, message: string): Sentences => ({
  title: `${subject === undefined ? 'A plugin' : `The plugin ${subject}`} was loaded while the server runs, and that failed.`,
  cause: `A plugin manager (PlugMan or the like) loaded it without a restart. Then even plugins that are installed can be reported as missing. ${TRACE_TEXTS.errorMessage(message)}`,
  fix: `Restart the server first. Only if the error comes back at the start: ${fix}`,
});
