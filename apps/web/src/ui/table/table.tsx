import type { ReactNode } from "react";
import styles from "./table.module.css";

export type Column<Row> = {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned. */
  isFigure?: boolean;
  /** The row's name: heads its card on narrow screens. */
  isName?: boolean;
  /** Buttons; the heading is visually hidden. */
  isAction?: boolean;
};

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

/** A table whose rows become cards on narrow screens. */
export function Table<Row>({ label, columns, rows, keyOf }: Props<Row>) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ heading, isFigure, isAction }) => (
            <th key={heading} scope="col" data-figure={isFigure}>
              {isAction ? <span className={styles.visuallyHidden}>{heading}</span> : heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={styles.row}>
            {columns.map(({ heading, cell, isFigure, isName, isAction }) => (
              <td
                key={heading}
                data-heading={isName || isAction ? undefined : heading}
                data-figure={isFigure}
                data-name={isName}
                data-action={isAction}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
