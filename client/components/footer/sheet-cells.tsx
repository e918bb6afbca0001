import type { Sheet } from '../../../contract/sheets.ts';
import { CELL, LABEL } from './cell.tsx';

/** Which sheet of the set this is: the corner of the block that a builder looks at first. */
export function SheetCells({ sheet }: { sheet: Sheet }) {
  return (
    <>
      <div className={`${CELL} py-3 md:col-span-3 lg:col-span-2`}>
        <p className={LABEL}>Drawing</p>
        <p data-drawing="" className="leading-[1.35]">
          {sheet.drawing}
        </p>
      </div>
      <div className={`${CELL} py-3 md:col-span-3 lg:col-span-2`}>
        <p className={LABEL}>Sheet</p>
        <p data-sheet="" className="font-display text-[min(2rem,8vw)] leading-[1.1] whitespace-nowrap">
          {sheet.number}
        </p>
      </div>
    </>
  );
}
