import type { Plugin } from "vite";
import type { ChunkGroup } from "./chunk-groups.ts";
import { listBranches } from "./list-branches.ts";

/** Fails the build when an alternative of a group's pattern matches no module of the build. */
export function staleChunkGroups(groups: readonly ChunkGroup[]): Plugin {
  return {
    name: "stale-chunk-groups",
    apply: "build",
    generateBundle() {
      const stale = findStaleBranches(groups, [...this.getModuleIds()]);
      if (stale.length > 0)
        this.error(`Of build/chunks/chunk-groups.ts, these match no module:\n${stale.join("\n")}`);
    },
  };
}

/** What files were named when the pattern was written, and are not any more. */
export function findStaleBranches(
  groups: readonly ChunkGroup[],
  modules: readonly string[],
): string[] {
  return groups.flatMap(({ name, test }) =>
    listBranches(test)
      .filter((branch) => !modules.some((id) => branch.test(id)))
      .map((branch) => `${name}: ${branch.source}`),
  );
}
