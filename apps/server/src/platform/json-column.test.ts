import { expect, test } from "vitest";
import * as z from "zod/mini";
import { jsonColumn } from "./json-column.ts";

const column = jsonColumn(z.array(z.string()));

test("a column reads what it wrote", () => {
  expect(column.read(column.write(["a", "é"]))).toEqual(["a", "é"]);
});

test("a column that holds something else is an error", () => {
  expect(() => column.read('{"a":1}')).toThrow(z.core.$ZodError);
  expect(() => column.read("[1]")).toThrow(z.core.$ZodError);
  expect(() => column.read("not JSON")).toThrow(SyntaxError);
});
