import { describe, expect, test } from "vitest";
import { replay } from "#kernel/replay.ts";
import { slimeAdventureRules } from "#slime-adventure/rules.ts";
import { readLevel } from "#slime-adventure/level.ts";
import { builtInFiles } from "./built-in-level.ts";
import { foundRuns } from "./found-runs.gen.ts";
import { levelCount } from "./level-count.ts";

describe("the built-in levels", () => {
  test("are thirty valid level files", () => {
    expect(builtInFiles).toHaveLength(levelCount);
    for (const file of builtInFiles) expect(readLevel(file)).toEqual(file);
  });

  test("have names and gems of their own", () => {
    expect(new Set(builtInFiles.map(({ name }) => name)).size).toBe(levelCount);
    for (const { rows, name } of builtInFiles)
      expect((rows.join("").match(/\*/g) ?? []).length, name).toBeGreaterThanOrEqual(3);
  });

  test.each(builtInFiles.map(({ name }, at) => [at + 1, name] as const))(
    "level %i (%s) is finished with three stars by its found run",
    (level) => {
      const options = slimeAdventureRules.readOptions({ level });
      const run = { seed: 0, options, log: foundRuns[level - 1] ?? "" };
      const { result } = replay(slimeAdventureRules, run);
      expect(result).toMatchObject({ completed: true, stars: 3, counts: { falls: 0, level } });
      expect(slimeAdventureRules.modeOf(options)).toMatch(/^level-\d\d$/);
    },
  );
});
