import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { localTime } from './local-time';

/** A time in UTC with the reader's own beside it once the page is live. */
export function UtcTime({ children, dateTime, ...props }: ComponentProps<'time'>): ReactNode {
  const [local, setLocal] = useState<string>();
  useEffect(() => setLocal(localTime(dateTime)), [dateTime]);
  return (
    <>
      <time dateTime={dateTime} {...props}>
        {children}
      </time>
      {local !== undefined && <span className="local-time"> ({local} your time)</span>}
    </>
  );
}
