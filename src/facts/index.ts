import { productFacts } from '../../products/all-facts';
import { billingExamples } from './billing-examples';
import { glossary } from './glossary';
import { java, javaByClassFile, javaRows } from './java';
import { minecraft, packRows } from './minecraft';
import { plugin } from './plugins';
import { port } from './ports';
import { otherServers } from './other-servers';
import { modpack } from './modpacks';
import { mod } from './performance-mods';
import { permissionTable } from './permissions';
import type { Provider } from './provider';
import { OFFERED, type FactTables } from './resolve';
import { server } from './server-software';

/** Every table that a guide may quote, by the word in front of the first dot. */
export function factTables(provider: Provider): FactTables {
  return {
    provider,
    ...provider.screens,
    example: billingExamples(provider),
    java: { ...java, row: javaRows, classFile: javaByClassFile },
    port,
    plugin,
    server,
    minecraft: { ...minecraft, pack: packRows },
    mod,
    modpack,
    other: otherServers,
    ...productFacts,
    node: permissionTable(),
    term: glossary(),
    [OFFERED]: provider.features,
  };
}
