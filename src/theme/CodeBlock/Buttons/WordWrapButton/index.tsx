// Change: says whether lines are wrapped (`aria-pressed`); the original's name and look never change.
import type { ReactNode } from 'react';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
import IconWordWrap from '@theme/Icon/WordWrap';

const NAME = 'Wrap long lines';

export default function WordWrapButton({ className }: { className?: string }): ReactNode {
  const { wordWrap } = useCodeBlockContext();
  if (!wordWrap.isEnabled && !wordWrap.isCodeScrollable) return null;
  return (
    <Button
      {...(className !== undefined && { className })}
      onClick={() => wordWrap.toggle()}
      aria-label={NAME}
      aria-pressed={wordWrap.isEnabled}
      title={NAME}
    >
      <IconWordWrap aria-hidden="true" width={20} height={20} />
    </Button>
  );
}
