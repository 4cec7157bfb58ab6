import type { LevelFile } from "@goldmane/contracts/games/levels";

/** The smallest level of Slime Adventure: a floor, a start and a goal. */
export function emptyLevel(name: string): LevelFile {
  const air = ".".repeat(16);
  return {
    name,
    world: 1,
    rows: [air, air, air, air, air, air, `.P${".".repeat(12)}G.`, "#".repeat(16)],
    par: 600,
  };
}
