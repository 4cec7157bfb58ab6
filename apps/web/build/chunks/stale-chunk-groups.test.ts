import { expect, test } from "vitest";
import { listBranches } from "./list-branches.ts";
import { findStaleBranches } from "./stale-chunk-groups.ts";

const sourcesOf = (pattern: RegExp) => listBranches(pattern).map(({ source }) => source);

test.each([
  [/a/, ["a"]],
  [/a|b\/c/, ["a", "b\\/c"]],
  [/a(?:b|c)|d/, ["a(?:b)", "a(?:c)", "d"]],
  [/(?:a|b(?:c|d))\.ts/, ["(?:a)\\.ts", "(?:b(?:c))\\.ts", "(?:b(?:d))\\.ts"]],
  [/(?:a|b)(?:c|d)/, ["(?:a)(?:c|d)", "(?:b)(?:c|d)", "(?:a|b)(?:c)", "(?:a|b)(?:d)"]],
  [/a(?!b|c)/, ["a(?=b)", "a(?=c)"]],
  [/[(|)]\(|a/, ["[(|)]\\(", "a"]],
])("lists the alternatives of %s", (pattern, branches) => {
  expect(sourcesOf(pattern)).toEqual(branches);
});

test("a group that names a file which has been renamed is stale", () => {
  const group = { name: "row", test: /ui\/(?:heart|rail)\/|title-card(?!\.css)/ };
  const modules = ["/src/ui/heart/heart.tsx", "/src/ui/rail/rail.tsx", "/src/title-card.css"];
  expect(findStaleBranches([group], modules)).toEqual([]);
  const renamed = modules.map((id) => id.replace("/rail/", "/row/").replace(".css", ".tsx"));
  expect(findStaleBranches([group], renamed)).toEqual([
    "row: ui\\/(?:rail)\\/",
    "row: title-card(?=\\.css)",
  ]);
});
