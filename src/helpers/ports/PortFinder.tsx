import { useState, type ReactNode } from 'react';
import provider from '@generated/values-for-helpers/default/provider.json';
import { portTable, type PortId } from '../../fact-tables/ports';
import { Button } from '../../ui/Button';
import { FieldRow, toOptions, Select } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import {
  renderFirewallLines,
  MAX_PROGRAMS,
  planOnDefault,
  getProgramName,
  parsePrograms,
  checkPrograms,
  getPortRow,
  formatPrograms,
  type PortReport,
  type PlannedProgram,
} from './model';
import { renderNoteLines } from './note';
import { ProgramList } from './ProgramList';
import { describeClash, WARNINGS, VIEW } from './texts';

type ServerPlace = keyof typeof VIEW.places;

const TYPICAL: readonly string[] = ['minecraft', 'voiceChat', 'bluemap', 'rcon', 'rust', 'ark'];
const EXAMPLE: readonly PlannedProgram[] = portTable
  .filter(({ id }) => TYPICAL.includes(id))
  .slice(0, 4)
  .map(({ id }) => planOnDefault(id));

const PROGRAMS = portTable.map(({ id, program }) => [id, program] as const);

/** What collides, what must be open, and what stays closed. */
function Summary({
  programs,
  report: { wrong, conflicts, warnings, open, closed },
  place,
  maxExtra,
}: {
  programs: readonly PlannedProgram[];
  report: PortReport;
  place: ServerPlace;
  /** Ports that a server in the panel can have in addition to its primary one. */
  maxExtra: number;
}): ReactNode {
  const extra = Math.max(open.length - 1, 0);
  const isTooMany = place === 'panel' && extra > maxExtra;
  const isBad = wrong.length + conflicts.length > 0 || isTooMany;
  const mildTone = warnings.length + closed.length > 0 ? 'caution' : 'good';
  const title =
    conflicts.length > 0
      ? conflicts.map((conflict) => describeClash(programs, conflict)).join(' ')
      : VIEW.open(open);
  return (
    <Verdict tone={isBad ? 'danger' : mildTone} title={wrong.length > 0 ? VIEW.wrong : title}>
      <p>
        {[
          place === 'panel' ? VIEW.panelNumbers(extra, maxExtra) : VIEW.ownNumbers,
          ...(isTooMany ? [VIEW.tooMany] : []),
          ...(closed.length > 0
            ? [VIEW.closed(closed.map((index) => getProgramName(programs, index)))]
            : []),
          ...warnings.map((warning) => WARNINGS[warning]),
        ].join(' ')}
      </p>
    </Verdict>
  );
}

/** The list for the notes of a server in the panel, or the rules for the firewall of a machine. */
function LinesToCopy({
  programs,
  place,
}: {
  programs: readonly PlannedProgram[];
  place: ServerPlace;
}): ReactNode {
  return place === 'panel' ? (
    <Output
      title={VIEW.listTitle}
      text={renderNoteLines(programs).join('\n')}
      label={VIEW.copyList}
    />
  ) : (
    <Output
      title={VIEW.firewall}
      text={renderFirewallLines(programs).join('\n')}
      label={VIEW.copyFirewall}
    />
  );
}

/** Which ports a set of programs needs, and what collides. */
export default function PortFinder(): ReactNode {
  const { network } = provider;
  const [programs, setPrograms] = useUrlState<readonly PlannedProgram[]>({
    key: 'run',
    initial: EXAMPLE,
    read: parsePrograms,
    write: formatPrograms,
  });
  const [program, setProgram] = useState<PortId>('bedrock');
  const [place, setPlace] = useState<ServerPlace>('panel');
  const report = checkPrograms(programs);
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <FieldRow>
        <Select
          label={VIEW.placeLabel}
          value={place}
          onValue={setPlace}
          options={toOptions(VIEW.places)}
        />
        <Select label={VIEW.programLabel} value={program} onValue={setProgram} options={PROGRAMS} />
      </FieldRow>
      <p>
        <Button
          disabled={programs.length >= MAX_PROGRAMS}
          onClick={() => setPrograms([...programs, planOnDefault(program)])}
        >
          {VIEW.add(getPortRow(program).program)}
        </Button>
      </p>
      <ProgramList programs={programs} report={report} onPrograms={setPrograms} />
      <Summary programs={programs} report={report} place={place} maxExtra={network.extraPorts} />
      <LinesToCopy programs={programs} place={place} />
      <p>{VIEW.limits}</p>
    </HelperPanel>
  );
}
