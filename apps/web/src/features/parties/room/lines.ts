import { chatKept } from "@goldmane/contracts/parties/limits";
import type { Line } from "@goldmane/contracts/parties/schema";

export type Lines = readonly Line[];

/** The chat with one line more, or with one in place of what it was: it may have been taken back. */
export function addLine(lines: Lines, line: Line): Lines {
  const at = lines.findIndex(({ id }) => id === line.id);
  return at < 0 ? [...lines, line].slice(-chatKept) : lines.with(at, line);
}
