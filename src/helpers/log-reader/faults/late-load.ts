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
}

/** What to do first: a restart. The advice of the rule only holds if that does not help. */
export const describeLateLoad = ({ subject, fix }: FailedPlugin, message: string): Sentences => ({
  title: `${subject === undefined ? 'A plugin' : `The plugin ${subject}`} was loaded while the server runs, and that failed.`,
  cause: `A plugin manager (PlugMan or the like) loaded it without a restart. Then even plugins that are installed can be reported as missing. ${TRACE_TEXTS.errorMessage(message)}`,
  fix: `Restart the server first. Only if the error comes back at the start: ${fix}`,
});
