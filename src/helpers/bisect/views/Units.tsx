import type { ReactNode } from 'react';
import { CheckBox } from '../../../ui/Field';
import { getUnitNames, type AddonOrder } from '../search/order';
import { withoutDuplicateNames } from '../list/addon';
import { LIST } from '../texts';

/** Every unit in search order, with its marks. */
export function Units({
  order,
  locked,
  onToggle,
}: {
  order: AddonOrder;
  /** While a search is in progress, the marks cannot be changed. */
  locked: boolean;
  onToggle: (name: string, library: boolean) => void;
}): ReactNode {
  return (
    <>
      <p>{locked ? LIST.locked : LIST.unlocked}</p>
      <ul>
        {order.units.map((unit, index) => {
          const addons = getUnitNames(order, index);
          const needs = withoutDuplicateNames(addons.flatMap((addon) => addon.needs));
          return (
            <li key={unit.join()}>
              {addons.map(({ name, library }) =>
                locked ? (
                  <span key={name}>
                    {name}
                    {library ? LIST.library : ' '}
                  </span>
                ) : (
                  <CheckBox
                    key={name}
                    label={LIST.isLibrary(name)}
                    checked={library}
                    onValue={(mark) => onToggle(name, mark)}
                  />
                ),
              )}
              {needs.length > 0 && LIST.needs(needs)}
              {addons.length > 1 && LIST.together}
            </li>
          );
        })}
      </ul>
    </>
  );
}
