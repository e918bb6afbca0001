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

export function LinesTable<Row>(props: LinesTableProps<Row>) {
  const { caption, columns, rows, keyOf, totals, className = '' } = props;
  return (
    <table className={`lines-table text-small ${className}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, className: of }) => (
            <th key={name} className={of} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="print:break-inside-avoid">
            {columns.map((column) => (
              <Cell key={column.name} column={column}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot>
          <tr>
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
    <th className={className} scope="row">
      {children}
    </th>
  ) : (
    <td className={className}>{children}</td>
  );
}
