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
  isAct?: boolean;
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
          {columns.map(({ heading, isFigure, isAct }) => (
            <th key={heading} scope="col" data-figure={isFigure}>
              {isAct ? <span className={styles.unseen}>{heading}</span> : heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={styles.row}>
            {columns.map(({ heading, cell, isFigure, isName, isAct }) => (
              <td
                key={heading}
                data-heading={isName || isAct ? undefined : heading}
                data-figure={isFigure}
                data-name={isName}
                data-act={isAct}
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
