import type { Key, ReactNode } from 'react';

export type TableColumn<Row> = {
  readonly name: string;
  readonly className?: string;
  /** What names the row. */
  readonly isRowHeader?: true;
  readonly cell: (row: Row) => ReactNode;
};

type LinesTableProps<Row> = {
  /** For listeners: a heading beside it says it to everyone else. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** The last row: of each column, what it comes to. */
  totals?: readonly ReactNode[];
  className?: string;
};

/** On phones its rows are laid out anew, for which Safari would no longer call them rows: hence the roles. */
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
