import { AppError } from "@goldmane/contracts/errors";
import * as z from "zod/mini";

/** The position in a list: sort key and id of the last row shown. */
export type Cursor<Key extends string | number> = readonly [Key, string];

const shape = z.tuple([z.union([z.string(), z.number()]), z.string()]);

/** Encodes a cursor as an opaque string. */
export function writeCursor(cursor: Cursor<string | number>): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

/** @throws AppError INVALID_INPUT for text not written by `writeCursor`. */
export function readTextCursor(text: string | undefined): Cursor<string> | null {
  const read = text === undefined ? null : parse(text);
  return read && [String(read[0]), read[1]];
}

/** The same for lists sorted by instants. */
export function readInstantCursor(text: string | undefined): Cursor<number> | null {
  const read = text === undefined ? null : parse(text);
  if (read && typeof read[0] !== "number") throw unknown();
  return read && [Number(read[0]), read[1]];
}

function parse(text: string): Cursor<string | number> {
  try {
    const read = shape.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    // PostgreSQL rejects null characters in text.
    if (!`${read[0]}${read[1]}`.includes("\0")) return read;
  } catch {
    // Falls through to the refusal.
  }
  throw unknown();
}

function unknown(): AppError {
  return new AppError("INVALID_INPUT", "This list has changed. Reload it.");
}
