import { billingExamples } from './billing-examples';
import { glossary } from './glossary';
import { java, javaByClassFile, javaRows } from './java';
import { minecraft, packRows } from './minecraft';
import { plugin } from './plugins';
import { port } from './ports';
import { ark } from './ark';
import { otherServers } from './other-servers';
import { palworld } from './palworld';
import { modpack } from './modpacks';
import { mod } from './performance-mods';
import { rust } from './rust';
import { terraria } from './terraria';
import { vps } from './vps';
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
    ark,
    mod,
    modpack,
    palworld,
    rust,
    terraria,
    vps,
    other: otherServers,
    term: glossary(),
    [OFFERED]: provider.features,
  };
}
