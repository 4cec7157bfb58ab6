import type { ReactNode } from "react";
import styles from "./table.module.css";

export type Column<Row> = {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, under one another. */
  isFigure?: boolean;
  /** What a row is known by: it heads its card where the screen is narrow. */
  isName?: boolean;
  /** Buttons: the heading is for screen readers. */
  isAct?: boolean;
};

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

/** Rows of facts. On a narrow screen each becomes a card. */
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
