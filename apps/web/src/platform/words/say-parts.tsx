import { Fragment, type ReactNode } from "react";
import { joinWords, sayText } from "./say.ts";

/** As `say`, with elements among the values: sayParts`Write to ${<a href={mail}>{name}</a>} at once`. */
export function sayParts(words: TemplateStringsArray, ...values: readonly ReactNode[]): ReactNode {
  const pieces = sayText(joinWords(words)).split(/\{(\d)\}/);
  // Every second piece is the number of a value.
  return pieces.map((piece, i) => (
    <Fragment key={i % 2 ? `{${piece}}` : i}>{i % 2 ? values[Number(piece)] : piece}</Fragment>
  ));
}
