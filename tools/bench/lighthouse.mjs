import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runOrExit, say } from "#setup/step.mjs";
import { median } from "./compare.mjs";
import { listTitles } from "./grant.mjs";
import { report, section } from "./report.mjs";

/**
 * The newest version that runs on Node 20. It brings 200 packages, so it is installed for the
 * benchmark only.
 */
const version = "12.8.2";
const folder = "node_modules/.cache/goldmane-bench";
const answer = join(folder, "report.json");
const rounds = 3;
/**
 * Lighthouse waits until a page is idle. One that plays trailers never is, and the landing page
 * goes on to the home page after its film, so pages are loaded with reduced motion.
 */
const chromeFlags =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --force-prefers-reduced-motion";

/**
 * Lighthouse's scores of the main pages. Throttling is applied, since simulated throttling is wrong
 * for a local server.
 */
export async function benchLighthouse(server, chromiumPath) {
  section(`Lighthouse ${version} (mobile, applied throttling, medians of ${rounds})`);
  installLighthouse();
  const [title] = await listTitles(server);
  for (const path of ["/", "/streaming#main", `/watch/${title.id}`]) {
    // Pictures are drawn on the first visit and cached for later ones.
    judge(server.url + path, chromiumPath);
    const runs = Array.from({ length: rounds }, () => judge(server.url + path, chromiumPath));
    const performance = median(runs.map((run) => run.performance));
    const accessibility = Math.min(...runs.map((run) => run.accessibility));
    const { weakest, faults } = runs.find((run) => run.performance === performance);
    report(`${path}: performance`, `${performance} (${weakest})`, "≥ 95", performance >= 95);
    const named = faults ? ` (${faults})` : "";
    report(`${path}: accessibility`, `${accessibility}${named}`, "100", accessibility === 100);
  }
}

function installLighthouse() {
  if (existsSync(join(folder, `lighthouse-${version}`))) return;
  say(`Installing Lighthouse ${version} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"private":true}');
  const args = ["install", "--no-audit", "--no-fund", "--loglevel=error", `lighthouse@${version}`];
  runOrExit("npm", args, { cwd: folder });
  writeFileSync(join(folder, `lighthouse-${version}`), "");
}

/**
 * Runs Lighthouse. On a page that keeps playing it writes its report and then fails, so the report
 * decides and not the exit code.
 */
function judge(url, chromiumPath) {
  rmSync(answer, { force: true });
  const run = spawnSync(
    process.execPath,
    [
      join(folder, "node_modules/lighthouse/cli/index.js"),
      url,
      "--throttling-method=devtools",
      "--only-categories=performance,accessibility",
      "--output=json",
      `--output-path=${answer}`,
      "--quiet",
      `--chrome-flags=${chromeFlags}`,
    ],
    {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      env: { ...process.env, CHROME_PATH: chromiumPath },
    },
  );
  if (!existsSync(answer)) throw new Error(`Lighthouse failed on ${url}: ${run.stderr}`);
  const { categories, audits } = JSON.parse(readFileSync(answer, "utf8"));
  const failed = ({ auditRefs }) =>
    auditRefs.map(({ id }) => audits[id]).filter(({ score }) => score !== null && score < 1);
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    weakest: ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"]
      .map((id) => audits[id].displayValue)
      .join(", "),
    faults: failed(categories.accessibility)
      .map(({ id }) => id)
      .join(", "),
  };
}
