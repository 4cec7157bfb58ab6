import { Fragment, type ReactNode } from "react";
import { joinWords, sayText } from "./say.ts";

/** Like `say`, with elements as values: sayParts`Write to ${<a href={mail}>{name}</a>} at once`. */
export function sayParts(words: TemplateStringsArray, ...values: readonly ReactNode[]): ReactNode {
  const pieces = sayText(joinWords(words)).split(/\{(\d)\}/);
  // Odd pieces are value indexes.
  return pieces.map((piece, i) => (
    <Fragment key={i % 2 ? `{${piece}}` : i}>{i % 2 ? values[Number(piece)] : piece}</Fragment>
  ));
}
