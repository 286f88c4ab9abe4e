import { useState, type ReactNode } from 'react';
import { minecraft } from '../../fact-tables/minecraft.data';
import { FieldRow, toOptions, Select, TextField } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { useUrlState } from '../../ui/useUrlState';
import { helper } from '.';
import { parseLevelName, parseServerVersion, type ServerSetup, type WorldSoftware } from './layout';
import { PlanView } from './PlanView';
import { SOFTWARE, VERSION_ERROR, VIEW } from './texts';

const PROGRAMS = toOptions(SOFTWARE);
const NEWEST = minecraft.paperStable;

const parseSoftware = (text: string): WorldSoftware | undefined =>
  PROGRAMS.find(([software]) => software === text)?.[0];

/**
 * Program and version of a server, kept in the page's address.
 * @param key of the program; prefix of the version's key
 */
function useServer(key: 'from' | 'to', initial: WorldSoftware) {
  const [software, setSoftware] = useUrlState<WorldSoftware>({
    key,
    initial,
    read: parseSoftware,
    write: String,
  });
  const [versionText, setVersionText] = useUrlState({
    key: `${key}-version`,
    initial: NEWEST,
    read: (typed) => typed,
    write: String,
  });
  const version = parseServerVersion(versionText);
  const server: ServerSetup | undefined = version && { software, version };
  return { software, setSoftware, versionText, setVersionText, server };
}

function ServerFields({
  server: { software, setSoftware, versionText, setVersionText, server },
  program,
  version,
}: {
  server: ReturnType<typeof useServer>;
  /** Label of the program. */
  program: string;
  /** Label of its version. */
  version: string;
}): ReactNode {
  return (
    <FieldRow>
      <Select label={program} value={software} onValue={setSoftware} options={PROGRAMS} />
      <TextField
        label={version}
        value={versionText}
        onValue={setVersionText}
        error={server === undefined ? VERSION_ERROR : undefined}
      />
    </FieldRow>
  );
}

/** Turns program and version, before and after, into the steps between them. */
export default function WorldLayout(): ReactNode {
  const from = useServer('from', 'paper');
  const to = useServer('to', 'vanilla');
  const [nameText, setNameText] = useState('world');
  const name = parseLevelName(nameText);
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <ServerFields server={from} program={VIEW.from} version={VIEW.fromVersion} />
      <ServerFields server={to} program={VIEW.to} version={VIEW.toVersion} />
      <TextField
        label={VIEW.folderLabel}
        hint={VIEW.folderHint}
        value={nameText}
        onValue={setNameText}
        error={name === undefined ? VIEW.folderError : undefined}
      />
      {from.server !== undefined && to.server !== undefined && name !== undefined && (
        <PlanView from={from.server} to={to.server} name={name} />
      )}
    </HelperPanel>
  );
}
