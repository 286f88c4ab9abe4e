import type { ReactNode } from 'react';
import { Output } from '../../ui/Output';
import { Verdict } from '../../ui/Verdict';
import { renderConfigParts, listWarnings, type Network } from './model';
import { WARNINGS, VIEW, getPartTitle } from './texts';

/** The contents of each file. Only for a network without faults. */
export function Files({
  network,
  secret,
}: {
  network: Network;
  /** Undefined until one was generated. */
  secret: string | undefined;
}): ReactNode {
  const warnings = listWarnings(network);
  return (
    <>
      <Verdict
        tone={secret === undefined || warnings.length > 0 ? 'note' : 'good'}
        title={VIEW.files(network.backends.length)}
      >
        <p>
          {[
            secret === undefined ? VIEW.noSecret : VIEW.secret,
            ...warnings.map((warning) => WARNINGS[warning]),
          ].join(' ')}
        </p>
      </Verdict>
      {renderConfigParts(network, secret).map((part) => (
        <Output
          key={`${part.on} ${part.file}`}
          title={getPartTitle(part)}
          text={part.text}
          label={VIEW.copy(part.file)}
        />
      ))}
      <p>{VIEW.limits}</p>
    </>
  );
}
