import { AppError } from "@goldmane/contracts/errors";
import * as z from "zod/mini";

/** Where a list goes on: what its order sorts by, of the last row that was shown, and that row's id. */
export type Cursor<Key extends string | number> = readonly [Key, string];

const shape = z.tuple([z.union([z.string(), z.number()]), z.string()]);

/** As callers carry it about: they give it back and read nothing in it. */
export function writeCursor(cursor: Cursor<string | number>): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

/** @throws AppError INVALID_INPUT for what `writeCursor` did not write. */
export function readTextCursor(text: string | undefined): Cursor<string> | null {
  const read = text === undefined ? null : parse(text);
  return read && [String(read[0]), read[1]];
}

/** The same of a list that is ordered by instants. */
export function readInstantCursor(text: string | undefined): Cursor<number> | null {
  const read = text === undefined ? null : parse(text);
  if (read && typeof read[0] !== "number") throw unknown();
  return read && [Number(read[0]), read[1]];
}

function parse(text: string): Cursor<string | number> {
  try {
    const read = shape.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    // PostgreSQL keeps no such text.
    if (!`${read[0]}${read[1]}`.includes("\0")) return read;
  } catch {
    // Falls through to the refusal.
  }
  throw unknown();
}

function unknown(): AppError {
  return new AppError("INVALID_INPUT", "The list does not go on from there. Begin it anew.");
}
