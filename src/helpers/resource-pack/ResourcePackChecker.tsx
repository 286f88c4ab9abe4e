import { useState, type ReactNode } from 'react';
import { minecraft, packFormats } from '../../fact-tables/minecraft.data';
import { CheckBox, Select, TextField } from '../../ui/Field';
import { FileDrop } from '../../ui/FileDrop';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import { checkLink, renderPropertyLines } from './properties';
import { PackReport } from './PackReport';
import { MAX_HASHED_MB } from './sha1';
import { usePack } from './usePack';
import { LINKS, versionSpan, VIEW } from './texts';

const EXAMPLE_LINK = 'https://packs.example.org/my-pack-3.zip';
const OTHER = 'other';
const VERSIONS: readonly (readonly [string, string])[] = [
  ...packFormats.map((format) => [format.from, versionSpan(format)] as const).reverse(),
  [OTHER, VIEW.otherVersion],
];

/** The lines of server.properties. */
function ServerPropertiesLines({
  sha1 = '',
  isPackTooLarge,
}: {
  /** Hash of the zip; absent until it is known. */
  sha1: string | undefined;
  /** The zip is too large to hash. */
  isPackTooLarge: boolean;
}): ReactNode {
  const [link, setLink] = useState(EXAMPLE_LINK);
  const [prompt, setPrompt] = useState<string>(VIEW.promptExample);
  const [required, setRequired] = useState(false);
  const problem = checkLink(link);
  return (
    <>
      <TextField
        label={VIEW.linkLabel}
        type="url"
        value={link}
        onValue={setLink}
        error={problem && LINKS[problem]}
      />
      <TextField
        label={VIEW.promptLabel}
        value={prompt}
        onValue={setPrompt}
        hint={VIEW.promptHint}
      />
      <CheckBox
        label={VIEW.requiredLabel}
        checked={required}
        onValue={setRequired}
        hint={VIEW.requiredHint}
      />
      {isPackTooLarge && <Verdict tone="caution" title={VIEW.notHashed(MAX_HASHED_MB)} />}
      <Output
        title={sha1 === '' ? VIEW.linesTitleWithoutHash : VIEW.linesTitle}
        text={renderPropertyLines({ link, sha1, prompt, required }).join('\n')}
        label={VIEW.copyLines}
      />
    </>
  );
}

/** Turns a zip into a list of faults, its SHA-1 and the five lines of server.properties. */
export default function ResourcePackChecker(): ReactNode {
  const [file, setFile] = useState<File>();
  const [version, setVersion] = useState(packFormats.at(-1)?.from ?? OTHER);
  const check = usePack(file);
  const [before, link, after] = VIEW.limits;
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <FileDrop
        label={VIEW.fileLabel}
        accept=".zip,application/zip"
        onFiles={([chosen]) => {
          if (chosen !== undefined) setFile(chosen);
        }}
      />
      <Select
        label={VIEW.versionLabel}
        value={version}
        onValue={setVersion}
        hint={minecraft.packFormatsGap}
        options={VERSIONS}
      />
      {file !== undefined && check !== undefined ? (
        <PackReport file={file} check={check} version={version} />
      ) : (
        <Verdict tone="note" title={VIEW.noFile}>
          <p>{VIEW.scope(minecraft.resourcePackMaxMb)}</p>
        </Verdict>
      )}
      <ServerPropertiesLines
        sha1={check?.sha1}
        isPackTooLarge={check?.state === 'done' && check.sha1 === undefined}
      />
      <p>
        {before}
        <a href="#host-the-file">{link}</a>
        {after}
      </p>
    </HelperPanel>
  );
}
