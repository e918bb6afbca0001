import type { Key, ReactNode } from 'react';

export type TableColumn<Row> = {
  readonly name: string;
  readonly className?: string;
  /** The column is the header of its row. */
  readonly isRowHeader?: true;
  readonly cell: (row: Row) => ReactNode;
};

type LinesTableProps<Row> = {
  /** For screen readers; the heading beside the table says the same. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** The last row: the totals of the columns. */
  totals?: readonly ReactNode[];
  className?: string;
};

/** On phones CSS changes the display of the rows, and Safari would lose their table semantics without these roles. */
const roles = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

export function LinesTable<Row>(props: LinesTableProps<Row>) {
  const { caption, columns, rows, keyOf, totals, className = '' } = props;
  return (
    <table className={`lines-table text-small ${className}`} {...roles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...roles.rows}>
        <tr {...roles.row}>
          {columns.map(({ name, className: of }) => (
            <th key={name} className={of} {...roles.columnHeader}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rows}>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="print:break-inside-avoid" {...roles.row}>
            {columns.map((column) => (
              <Cell key={column.name} column={column}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot {...roles.rows}>
          <tr {...roles.row}>
            {columns.map((column, index) => (
              <Cell key={column.name} column={column}>
                {totals[index]}
              </Cell>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

type CellProps = {
  column: Pick<TableColumn<never>, 'className' | 'isRowHeader'>;
  children: ReactNode;
};

function Cell({ column: { className, isRowHeader }, children }: CellProps) {
  return isRowHeader ? (
    <th className={className} {...roles.rowHeader}>
      {children}
    </th>
  ) : (
    <td className={className} {...roles.cell}>
      {children}
    </td>
  );
}
