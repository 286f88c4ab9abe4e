import type { ReactNode } from 'react';
import { minecraft } from '../../fact-tables/minecraft.data';
import { Button } from '../../ui/Button';
import { Verdict } from '../../ui/Verdict';
import { LOCALE } from '../../ui/texts';
import type { PngHeader } from './header';
import { listHints } from './model';
import type { LoadedFile, FinishedIcon } from './useIcon';
import { describePng, REASONS, HINTS, VIEW } from './texts';

const SIZE = minecraft.iconSize;
export const FILE_NAME = 'server-icon.png';
/** What browsers write from a canvas. */
const USUAL: PngHeader = {
  width: SIZE,
  height: SIZE,
  color: 'truecolor with alpha',
  bitDepth: 8,
  isInterlaced: false,
};

/** Hints about the chosen file. */
function describeHints({ name, checked, picture }: LoadedFile): string[] {
  if (!checked.ok || picture === undefined) return [];
  const size = { width: picture.width, height: picture.height };
  const { kind } = checked.header;
  return [
    VIEW.picture(name, kind, size),
    ...listHints(checked, size, SIZE).map((hint) => HINTS[hint](kind)),
  ];
}

function getTitle(icon: FinishedIcon | undefined): string {
  if (icon?.header.ok !== true) return VIEW.example(describePng(USUAL));
  const kilobytes = (icon.bytes / 1024).toLocaleString(LOCALE, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return VIEW.ready(describePng(icon.header.png), kilobytes);
}

/** Whether the file could be used and a PNG was made of it. */
function Outcome({
  loaded,
  finished,
}: {
  loaded: LoadedFile | undefined;
  finished: FinishedIcon | undefined;
}): ReactNode {
  if (loaded !== undefined && loaded.picture === undefined) {
    const { checked } = loaded;
    return <Verdict tone="danger" title={REASONS[checked.ok ? 'undecodable' : checked.reason]} />;
  }
  if (finished?.header.ok === false) return <Verdict tone="danger" title={VIEW.noPng} />;
  return (
    <Verdict tone="good" title={getTitle(finished)}>
      {loaded !== undefined && describeHints(loaded).map((hint) => <p key={hint}>{hint}</p>)}
    </Verdict>
  );
}

/** The result for the picture, and the finished file. */
export function IconResult({
  loaded,
  finished,
}: {
  loaded: LoadedFile | undefined;
  finished: FinishedIcon | undefined;
}): ReactNode {
  const isFailed = loaded !== undefined && loaded.picture === undefined;
  const isReady = finished?.header.ok === true && !isFailed;
  return (
    <>
      <Outcome loaded={loaded} finished={finished} />
      <p>{VIEW.limits}</p>
      {isReady ? (
        <a className="button button--primary" href={finished.url} download={FILE_NAME}>
          {VIEW.download(FILE_NAME)}
        </a>
      ) : (
        // Reserves the space until the picture is written.
        <Button kind="primary" disabled>
          {VIEW.download(FILE_NAME)}
        </Button>
      )}
    </>
  );
}
