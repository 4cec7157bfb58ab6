import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Finding, findInCode, findInDocument, findInPath } from "#terms/find-old-terms.ts";

/** Stories and generated code are exempt, and so are the lists of old terms (tools/terms). */
const exempt =
  /\/titles\/|^packages\/originals\/src\/interactive\/[^/]+\/|\/golden\/|\.gen\.ts$|^tools\/terms\/|\/upgrade\/|NOTICE\.md$/;

/** Everything that git tracks or would track. */
export function findOldTerms(): Finding[] {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = [...new Set(listed.split("\n"))].filter(
    (file) => file !== "" && !exempt.test(file),
  );
  return files.flatMap((file) => {
    if (/\.(?:ts|tsx|mjs)$/.test(file))
      return [...findInPath(file), ...findInCode(file, readFileSync(file, "utf8"))];
    if (file.endsWith(".md"))
      return [...findInPath(file), ...findInDocument(file, readFileSync(file, "utf8"))];
    return [];
  });
}

if (process.argv[1]?.endsWith("lint-terms.ts")) {
  const findings = findOldTerms();
  for (const { place, found, use } of findings)
    process.stdout.write(`${place}: "${found}" is not our term; use ${use} (docs/glossary.md)\n`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
