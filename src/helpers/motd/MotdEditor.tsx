import type { ReactNode } from 'react';
import { minecraft } from '../../fact-tables/minecraft.data';
import { CheckBox, Select, TextField } from '../../ui/Field';
import { Fold } from '../../ui/Fold';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import { GradientFields } from './GradientFields';
import { formatForTarget } from './model';
import { PasteReader } from './PasteReader';
import { Preview } from './Preview';
import { MAX_LENGTH } from './parse-text';
import { Toolbar } from './Toolbar';
import { MAX_LINES, LINE_WIDTH_PX, useCursor, useMotd } from './useMotd';
import { EDITOR } from './texts';

const SINCE = minecraft.propertiesUtf8Since;
const TARGETS = EDITOR.targets(SINCE);
const OUTPUTS = EDITOR.outputs(SINCE);

/** Turns two lines with codes into a preview and the finished setting. */
export default function MotdEditor(): ReactNode {
  const motd = useMotd();
  const { lines, setLine, target, letters, fit, judgment } = motd;
  const { remember, insert } = useCursor(lines, setLine);
  return (
    <HelperPanel title={helper.title} intro={EDITOR.intro}>
      <Preview lines={fit.drawn.slice(0, MAX_LINES)} room={LINE_WIDTH_PX} />
      {EDITOR.lines.map((label, line) => (
        <TextField
          key={label}
          label={label}
          value={lines[line] ?? ''}
          onValue={(value) => setLine(line, value)}
          onSelect={remember(line)}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          {...(line === EDITOR.lines.length - 1 && { hint: EDITOR.codesHint })}
        />
      ))}
      <Toolbar onCode={insert} />
      <Fold summary={EDITOR.gradient}>{() => <GradientFields onPaint={motd.paint} />}</Fold>
      <CheckBox label={EDITOR.center} checked={motd.isCentered} onValue={motd.setCentered} />
      <Select label={EDITOR.target} value={target} onValue={motd.setTarget} options={TARGETS} />
      {judgment === undefined ? (
        <Verdict tone="danger" title={EDITOR.tooLong(MAX_LENGTH)} />
      ) : (
        <Verdict tone={judgment.tone} title={judgment.title}>
          {judgment.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Verdict>
      )}
      <Output title={OUTPUTS[target]} text={formatForTarget(target, letters)} label={EDITOR.copy} />
      <PasteReader onEdit={motd.setText} />
      <p>{EDITOR.limits}</p>
    </HelperPanel>
  );
}
