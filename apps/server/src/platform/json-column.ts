import * as z from "zod/mini";

/** Writes and reads a column that holds JSON. */
export type JsonColumn<Value> = {
  write: (value: Readonly<Value>) => string;
  /** @throws ZodError if the column holds something else. */
  read: (text: string) => Value;
};

/**
 * A column whose JSON has this schema. No version is stored with it: like every column it has the
 * shape of the newest migration, which rewrites the rows that are there.
 */
export function jsonColumn<Schema extends z.core.$ZodType>(
  schema: Schema,
): JsonColumn<z.output<Schema>> {
  return {
    write: (value) => JSON.stringify(value),
    read: (text) => z.parse(schema, JSON.parse(text)),
  };
}
