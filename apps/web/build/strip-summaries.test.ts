import { expect, test } from "vitest";
import { stripSummary } from "./strip-summaries.ts";

test("leaves out an endpoint's summary, on one line or two", () => {
  const rest = ['  access: "anyone",', "  reply: film,", "});", ""];
  const code = (lines: string[]) =>
    ['endpoint("GET", "/api/film", {', ...lines, ...rest].join("\n");
  expect(stripSummary(code(['  summary: "The \\"best\\" film, whole",']))).toBe(code([]));
  expect(stripSummary(code(["  summary:", '    "A film: its story, and all else",']))).toBe(
    code([]),
  );
});
