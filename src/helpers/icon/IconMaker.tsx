import { useState, type ReactNode } from 'react';
import { minecraft } from '../../fact-tables/minecraft.data';
import { FileDrop } from '../../ui/FileDrop';
import { HelperPanel } from '../../ui/HelperPanel';
import { helper } from '.';
import { LetterFields, MAX_LETTERS, PictureFields } from './DesignFields';
import { FILE_NAME, IconResult } from './IconResult';
import styles from './styles.module.css';
import { loadFile, useIcon, type IconDesign, type LoadedFile } from './useIcon';
import { VIEW } from './texts';

const SIZE = minecraft.iconSize;

const START: IconDesign = {
  crop: { mode: 'fill', zoom: 1, across: 0.5, down: 0.5 },
  keepsEdges: false,
  letters: 'S',
  letterColor: '#ffffff',
  background: '#1f6f54',
};

/** The letters in the built page, which has no canvas. */
function BuiltIcon({ letters, letterColor, background }: IconDesign): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 64 64" role="img" aria-label={VIEW.theIcon}>
      <rect width="64" height="64" fill={background} />
      <text x="32" y="50" fill={letterColor} textAnchor="middle" fontSize="48" fontWeight="800">
        {letters}
      </text>
    </svg>
  );
}

/** Turns a picture, or letters, into a checked server-icon.png. */
export default function IconMaker(): ReactNode {
  const [loaded, setLoaded] = useState<LoadedFile>();
  const [design, setDesign] = useState(START);
  const { canvas, finished } = useIcon(loaded, design);
  const change = (values: Partial<IconDesign>) => setDesign({ ...design, ...values });
  const isFailed = loaded !== undefined && loaded.picture === undefined;
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro(MAX_LETTERS, FILE_NAME, SIZE)}>
      <FileDrop
        label={VIEW.drop}
        accept="image/*"
        onFiles={([file]) => {
          if (file !== undefined) void loadFile(file).then(setLoaded);
        }}
      />
      <div className={styles.entry}>
        {finished === undefined && <BuiltIcon {...design} />}
        <canvas
          ref={canvas}
          className={styles.icon}
          width={SIZE}
          height={SIZE}
          role="img"
          aria-label={VIEW.theIcon}
          hidden={finished === undefined || isFailed}
        />
        <p>
          <strong>{VIEW.yourServer}</strong>
          <br />
          {VIEW.preview}
        </p>
      </div>
      {loaded?.picture === undefined ? (
        <LetterFields design={design} onChange={change} />
      ) : (
        <PictureFields design={design} onChange={change} onLetters={() => setLoaded(undefined)} />
      )}
      <IconResult loaded={loaded} finished={finished} />
    </HelperPanel>
  );
}
