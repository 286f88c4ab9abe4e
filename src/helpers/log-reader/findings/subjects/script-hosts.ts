/** Mods and plugins that run scripts: what fails in them is usually one of the scripts. */
import type { Fault } from '../../faults/kinds';
import type { Sentences } from '../../faults/texts';
import { lacksReason } from '../draft-checks';
import type { LogFindingDraft } from '../findings';

interface ScriptHost {
  readonly name: RegExp;
  /** Where it says which script failed. */
  readonly log: string;
  readonly folder: string;
}

const CONSOLE = 'the lines above and below';
const HOSTS: readonly ScriptHost[] = [
  {
    name: /^kubejs$/i,
    log: 'logs/kubejs/startup.log (beside it server.log)',
    folder: 'kubejs',
  },
  {
    name: /^crafttweaker$/i,
    log: 'logs/crafttweaker.log (up to Minecraft 1.12 crafttweaker.log)',
    folder: 'scripts',
  },
  { name: /^skript$/i, log: CONSOLE, folder: 'plugins/Skript/scripts' },
  { name: /^denizen$/i, log: CONSOLE, folder: 'plugins/Denizen/scripts' },
];

/** Kinds of errors that a script can bring up: of others, the error itself says what it is. */
const KINDS_OF_SCRIPTS: ReadonlySet<Fault['kind']> = new Set(['code', 'script', 'value']);

/** What a failure of a script host means; undefined for any other, or if the error has another kind. */
export function describeScriptHost(
  draft: LogFindingDraft,
  fault?: Fault,
): Pick<Sentences, 'cause' | 'fix'> | undefined {
  const { subject = '' } = draft;
  const host = HOSTS.find(({ name }) => name.test(subject));
  if (host === undefined || !lacksReason(draft)) return undefined;
  if (fault !== undefined && !KINDS_OF_SCRIPTS.has(fault.kind)) return undefined;
  return {
    cause: `${subject} runs scripts, those of the pack or your own. Usually one of them has a fault, asks for what is not there in these versions, or was left over from before an update.`,
    fix: `Look into ${host.log}: that names the script and its line. Correct that script in the folder ${host.folder}, or move it elsewhere for one test. In a pack of somebody else’s make a backup, then install the pack again, so that no scripts of its last version stay. Only if it fails without scripts, too, look for another build of ${subject}.`,
  };
}
