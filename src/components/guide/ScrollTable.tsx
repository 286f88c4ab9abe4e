import type { ComponentProps, ReactNode } from 'react';

/** A table in a scrolling frame (`enhance/useTables` makes the frame focusable). */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroll">
      <table {...props} />
    </div>
  );
}
