import { useState, type ReactNode } from 'react';
import { minecraft, packFormats } from '../../facts/minecraft.data';
import { CheckBox, Select, TextField } from '../../ui/Field';
import { FileDrop } from '../../ui/FileDrop';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import { findings } from './findings';
import { linkProblem, propertyLines } from './properties';
import { MAX_HASHED_MB } from './sha1';
import { usePack, type Work } from './usePack';
import { LINKS, VIEW, size, summary } from './words';

const EXAMPLE_LINK = 'https://packs.example.org/my-pack-3.zip';
const OTHER = 'other';

function Report({ file, work, version }: { file: File; work: Work; version: string }): ReactNode {
  if (work.state === 'failed') {
    return <Verdict tone="danger" title={VIEW.yourBrowserCouldNot} />;
  }
  if (work.inspection === undefined)
    return <Verdict tone="note" title={`Looking into ${file.name} …`} />;
  const { inspection } = work;
  const format = packFormats.find(({ from }) => from === version);
  const limitMb = minecraft.resourcePackMaxMb;
  const found = findings(inspection, file.size, limitMb, format, packFormats);
  const worst = found[0]?.tone ?? 'good';
  const bad = found.filter(({ tone }) => tone === 'danger' || tone === 'caution').length;
  const title = bad === 0 ? 'nothing wrong found' : `${bad} thing${bad === 1 ? '' : 's'} to change`;
  return (
    <Verdict tone={worst} title={`${file.name}, ${size(file.size)}: ${title}`}>
      {found.length > 0 && (
        <ul>
          {found.map((finding) => (
            <li key={finding.title}>
              <strong>{finding.title}</strong>
              {finding.help !== undefined && <> {finding.help}</>}
              {finding.files !== undefined && (
                <ul>
                  {finding.files.map((name) => (
                    <li key={name}>
                      <code>{name}</code>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {inspection.ok && <p>{summary(inspection.pack)}</p>}
    </Verdict>
  );
}

/** A zip to its faults, its SHA-1 and the five lines of server.properties. */
export default function ResourcePackChecker(): ReactNode {
  const [file, setFile] = useState<File>();
  const [version, setVersion] = useState(packFormats.at(-1)?.from ?? OTHER);
  const [link, setLink] = useState(EXAMPLE_LINK);
  const [prompt, setPrompt] = useState('Our blocks and sounds, 12 MB');
  const [required, setRequired] = useState(false);
  const work = usePack(file);
  const problem = linkProblem(link);
  const hash = work?.sha1;
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <FileDrop
        label={VIEW.chooseTheZipOf}
        accept=".zip,application/zip"
        onFiles={([chosen]) => {
          if (chosen !== undefined) setFile(chosen);
        }}
      />
      <Select
        label={VIEW.gameVersionOfYour}
        value={version}
        onValue={setVersion}
        hint={minecraft.packFormatsGap}
        options={[
          ...packFormats
            .map(({ from, to }) => [from, from === to ? from : `${from} to ${to}`] as const)
            .reverse(),
          [OTHER, 'Another, or several'],
        ]}
      />
      {file !== undefined && work !== undefined ? (
        <Report file={file} work={work} version={version} />
      ) : (
        <Verdict tone="note" title={VIEW.noZipChosenYet}>
          <p>
            Looked for are pack.mcmeta at the top, broken JSON, the format for the game version, and
            at most {minecraft.resourcePackMaxMb} MB.
          </p>
        </Verdict>
      )}
      <TextField
        label={VIEW.directLinkToThe}
        type="url"
        value={link}
        onValue={setLink}
        error={problem === undefined ? undefined : LINKS[problem]}
      />
      <TextField
        label={VIEW.sentenceAboveTheQuestion}
        value={prompt}
        onValue={setPrompt}
        hint={VIEW.writtenAsAText}
      />
      <CheckBox
        label={VIEW.disconnectPlayersWhoDecline}
        checked={required}
        onValue={setRequired}
        hint={VIEW.itAlsoShutsOut}
      />
      {work?.state === 'done' && hash === undefined && (
        <Verdict
          tone="caution"
          title={`Larger than ${MAX_HASHED_MB} MB: not hashed here. The game refuses a file of this size.`}
        />
      )}
      <Output
        title={
          hash === undefined
            ? 'Lines of server.properties, still without the hash'
            : 'Lines of server.properties, with the SHA-1 of your zip'
        }
        text={propertyLines({ link, sha1: hash ?? '', prompt, required }).join('\n')}
        label={VIEW.copyTheFiveLines}
      />
      <p>
        The link is not opened: whether it serves this very file, only a{' '}
        <a href="#host-the-file">{VIEW.downloadOfYourOwn}</a> shows. Pictures, sounds and shaders
        inside are not checked.
      </p>
    </HelperPanel>
  );
}
