import type { ComponentProps, ReactNode } from 'react';

/** A table in a frame that scrolls (`enhance/useTables` opens it to the keyboard). */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroll">
      <table {...props} />
    </div>
  );
}
