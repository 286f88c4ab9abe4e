import type { ReactNode } from 'react';
import { minecraft, packFormats } from '../../fact-tables/minecraft.data';
import { Verdict } from '../../ui/Verdict';
import { listFindings, type PackFinding } from './findings';
import type { PackCheck } from './usePack';
import { summary, VIEW } from './texts';

function FindingItem({ finding: { title, help, files } }: { finding: PackFinding }): ReactNode {
  return (
    <li>
      <strong>{title}</strong>
      {help !== undefined && <> {help}</>}
      {files !== undefined && (
        <ul>
          {files.map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The findings about the zip, or a progress message. */
export function PackReport({
  file,
  check,
  version,
}: {
  file: File;
  check: PackCheck;
  /** The players' game version, as the first version of a row of formats. */
  version: string;
}): ReactNode {
  if (check.state === 'failed') return <Verdict tone="danger" title={VIEW.readFailed} />;
  const { inspection } = check;
  if (inspection === undefined) return <Verdict tone="note" title={VIEW.looking(file.name)} />;
  const format = packFormats.find(({ from }) => from === version);
  const found = listFindings({
    inspection,
    fileBytes: file.size,
    limitMb: minecraft.resourcePackMaxMb,
    version: format,
    formats: packFormats,
  });
  const toChange = found.filter(({ tone }) => tone === 'danger' || tone === 'caution').length;
  return (
    <Verdict tone={found[0]?.tone ?? 'good'} title={VIEW.report(file.name, file.size, toChange)}>
      {found.length > 0 && (
        <ul>
          {found.map((finding) => (
            <FindingItem key={finding.title} finding={finding} />
          ))}
        </ul>
      )}
      {inspection.ok && <p>{summary(inspection.pack)}</p>}
    </Verdict>
  );
}
