import type { ReactNode } from 'react';
import { CheckBox } from '../../../ui/Field';
import { getUnitNames, type AddonOrder } from '../search/order';
import { withoutDuplicateNames, type Addon } from '../list/addon';
import { LIST } from '../texts';

interface MarkProps {
  /** While a search is in progress, the marks cannot be changed. */
  locked: boolean;
  onToggle: (name: string, library: boolean) => void;
}

/** The name of an addon, with its mark as a library. */
function AddonMark({
  addon: { name, library },
  locked,
  onToggle,
}: MarkProps & { addon: Pick<Addon, 'name' | 'library'> }): ReactNode {
  if (!locked) {
    return (
      <CheckBox
        label={LIST.isLibrary(name)}
        checked={library}
        onValue={(mark) => onToggle(name, mark)}
      />
    );
  }
  return (
    <span>
      {name}
      {library ? LIST.library : ' '}
    </span>
  );
}

/** Every unit in search order, with its marks. */
export function Units({ order, locked, onToggle }: MarkProps & { order: AddonOrder }): ReactNode {
  return (
    <>
      <p>{locked ? LIST.locked : LIST.unlocked}</p>
      <ul>
        {order.units.map((unit, index) => {
          const addons = getUnitNames(order, index);
          const needs = withoutDuplicateNames(addons.flatMap((addon) => addon.needs));
          return (
            <li key={unit.join()}>
              {addons.map((addon) => (
                <AddonMark key={addon.name} addon={addon} locked={locked} onToggle={onToggle} />
              ))}
              {needs.length > 0 && LIST.needs(needs)}
              {addons.length > 1 && LIST.together}
            </li>
          );
        })}
      </ul>
    </>
  );
}
