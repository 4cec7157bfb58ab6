import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compareServers } from "./compare.mjs";
import { bytesOf, listTitles, openTitle } from "./grant.mjs";
import { makeFile, untilListed } from "./library.mjs";
import { report, section } from "./report.mjs";
import { startServer, startNginx } from "./servers.mjs";

/** Number and size of files as in the budget's reference: 64 of about 500 kB. */
const segmentsAsked = 64;
const clip = {
  picture: "testsrc2=s=1280x720:r=24,noise=alls=1:allf=t",
  seconds: 2 * (segmentsAsked + 1),
};

/** Serves the bytes of segments and catalog lists, compared with nginx serving the same bytes. */
export async function benchHttp(env, nginxPath, peer) {
  const library = mkdtempSync(join(tmpdir(), "goldmane-library-"));
  makeFile(env.FFMPEG_PATH, join(library, "noise.mp4"), clip);
  const goldmane = await startServer({ ...env, LIBRARY_DIR: library });
  try {
    await measure(goldmane, nginxPath, peer);
  } finally {
    await goldmane.stop();
    rmSync(library, { recursive: true, force: true });
  }
}

async function measure(goldmane, nginxPath, peer) {
  section("Serving (requests per server CPU-second, medians of 3 rounds)");
  const segments = await segmentPaths(goldmane);
  const bodies = await Promise.all(
    segments.paths.map((path) => bytesOf(goldmane.url + path, segments.headers)),
  );
  const list = await bytesOf(`${goldmane.url}/api/animations`);
  const files = Object.fromEntries(bodies.map((bytes, index) => [`${index}.m4s`, bytes]));
  const nginx = nginxPath ? await startNginx(nginxPath, { ...files, "list.json": list }) : null;
  const bare = await startBare(files);
  try {
    const paths = Object.keys(files).map((name) => `/${name}`);
    const others = [bare, ...(nginx ? [nginx] : [])].map((server) => ({ ...server, paths }));
    const media = await compareServers({ ...goldmane, ...segments }, ...others);
    const size = Math.round(
      bodies.reduce((sum, body) => sum + body.length, 0) / bodies.length / 1024,
    );
    showSegments(`segments, ${bodies.length} of ${size} kB`, media);
    const lists = await compareServers(
      { ...goldmane, paths: ["/api/animations"] },
      ...(nginx ? [{ ...nginx, paths: ["/list.json"] }] : []),
    );
    showLists(`GET /api/animations, ${Math.round(list.length / 1024)} kB`, lists);
    if (peer) await showPeer(peer, goldmane);
  } finally {
    bare.stop();
    await nginx?.stop();
  }
}

/** A plain Node server reached 1.07 × nginx with a budget of 0.9 ×: see decision 0019. */
const leastOfNode = 0.84;

function showSegments(what, [ours, bare, nginx]) {
  const ofNode = ours.perCpuSecond / bare.perCpuSecond;
  const ofNginx = nginx ? ours.perCpuSecond / nginx.perCpuSecond : null;
  const beside = ofNginx === null ? "" : `${ofNginx.toFixed(2)} × nginx, `;
  report(
    what,
    `${tell(ours)} = ${beside}${ofNode.toFixed(2)} × bare Node`,
    `≥ 0.9 × nginx or ${leastOfNode} × bare Node`,
    ((ofNginx ?? 0) >= 0.9 || ofNode >= leastOfNode) && ours.failures === 0,
  );
  if (!nginx) return;
  const most = bare.perCpuSecond / nginx.perCpuSecond;
  report("  bare Node, which does nothing but send", `${most.toFixed(2)} × nginx`, "", null);
}

function showLists(what, [ours, nginx]) {
  const ratio = nginx ? ours.perCpuSecond / nginx.perCpuSecond : null;
  const figure = ratio === null ? tell(ours) : `${tell(ours)} = ${ratio.toFixed(2)} × nginx`;
  const holds = ratio === null ? null : ratio >= 0.35 && ours.failures === 0;
  report(what, figure, "≥ 0.35 × nginx", holds);
  report("  p99 at 64 connections", `${ours.p99.toFixed(1)} ms`, "≤ 20 ms", ours.p99 <= 20);
}

function tell({ perCpuSecond, failures }) {
  return failures > 0 ? `${perCpuSecond}/s, ${failures} failed` : `${perCpuSecond}/s`;
}

/** The upper bound for a Node server that only sends files. */
async function startBare(files) {
  const bare = fork(new URL("bare-files.mjs", import.meta.url), { serialization: "advanced" });
  bare.send(files);
  const [{ port }] = await once(bare, "message");
  return { port, pid: bare.pid, stop: () => bare.kill() };
}

async function showPeer(peer, goldmane) {
  const url = new URL(peer);
  const target = {
    port: Number(url.port),
    pid: Number(url.searchParams.get("pid")),
    paths: [url.pathname],
  };
  const [ours, theirs] = await compareServers({ ...goldmane, paths: ["/api/animations"] }, target);
  report(
    `  beside ${url.host}${url.pathname}`,
    `${(ours.perCpuSecond / theirs.perCpuSecond).toFixed(1)} × the peer`,
    "≥ 100 × PeerTube",
    null,
  );
}

/** The noisy film's segments, encoded before they are measured. */
async function segmentPaths(goldmane) {
  const own = new Set(
    (await listTitles(goldmane)).filter(({ source }) => source === "original").map(({ id }) => id),
  );
  const [{ id }] = await untilListed(goldmane, own, 1);
  const title = await openTitle(goldmane, id);
  const { headers } = title;
  const paths = (await title.segments(title.rungs.at(-1))).slice(2, 2 + segmentsAsked);
  for (const path of paths) await bytesOf(goldmane.url + path, headers);
  return { paths, headers };
}
