import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { inputsOf } from "./areas.mjs";
import { parts } from "./parts.mjs";
import { hashInputs } from "./stamps.mjs";

test("an area's hash follows the content of every package that it depends on", () => {
  expect(inputsOf("stage")).toEqual(expect.arrayContaining(["packages/stage", "packages/std"]));
  expect(inputsOf("server")).toEqual(expect.arrayContaining(["packages/stage", "packages/leo"]));
  const before = hashInputs("stage");
  // No script: tests that read all of the project's code run beside this one.
  const added = "packages/std/src/added-by-a-test.txt";
  onTestFinished(() => rmSync(added, { force: true }));
  writeFileSync(added, "added");
  expect(hashInputs("stage")).not.toBe(before);
  rmSync(added);
  expect(hashInputs("stage")).toBe(before);
});

test("every Vitest project is run by a part of npm test", () => {
  const config = readFileSync("vitest.config.ts", "utf8");
  const projects = [...config.matchAll(/(?:plain\(|name: )"([a-z-]+)"/g)].map(([, name]) => name);
  const run = Object.values(parts).flatMap(({ areas }) => areas);
  expect(new Set(run.filter((area) => area !== "journeys"))).toEqual(new Set(projects));
});
