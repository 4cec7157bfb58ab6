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
export async function benchHttp(env, nginxPath, peerUrl) {
  const library = mkdtempSync(join(tmpdir(), "goldmane-library-"));
  makeFile(env.FFMPEG_PATH, join(library, "noise.mp4"), clip);
  const goldmane = await startServer({ ...env, LIBRARY_DIR: library });
  try {
    await measure(goldmane, nginxPath, peerUrl);
  } finally {
    await goldmane.stop();
    rmSync(library, { recursive: true, force: true });
  }
}

async function measure(goldmane, nginxPath, peerUrl) {
  section("Serving (requests per server CPU-second, medians of 3 rounds)");
  const segments = await segmentPaths(goldmane);
  const bodies = await Promise.all(
    segments.paths.map((path) => bytesOf(goldmane.url + path, segments.headers)),
  );
  const list = await bytesOf(`${goldmane.url}/api/animations`);
  const files = Object.fromEntries(bodies.map((bytes, index) => [`${index}.m4s`, bytes]));
  const nginx = nginxPath ? await startNginx(nginxPath, { ...files, "list.json": list }) : null;
  const baseline = await startBaseline(files);
  try {
    const paths = Object.keys(files).map((name) => `/${name}`);
    const others = [baseline, ...(nginx ? [nginx] : [])].map((server) => ({ ...server, paths }));
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
    if (peerUrl) await showPeer(peerUrl, goldmane);
  } finally {
    baseline.stop();
    await nginx?.stop();
  }
}

/** 0.9 / 1.07: a Node server that only sends files reached 1.07 × nginx (decision 0019). */
const minOfBaseline = 0.84;

function showSegments(what, [ours, baseline, nginx]) {
  const ofBaseline = ours.perCpuSecond / baseline.perCpuSecond;
  const ofNginx = nginx ? ours.perCpuSecond / nginx.perCpuSecond : null;
  const comparison = ofNginx === null ? "" : `${ofNginx.toFixed(2)} × nginx, `;
  report(
    what,
    `${formatRate(ours)} = ${comparison}${ofBaseline.toFixed(2)} × baseline`,
    `≥ 0.9 × nginx or ${minOfBaseline} × baseline`,
    ((ofNginx ?? 0) >= 0.9 || ofBaseline >= minOfBaseline) && ours.failures === 0,
  );
  if (!nginx) return;
  const most = baseline.perCpuSecond / nginx.perCpuSecond;
  report("  baseline server, which does nothing but send", `${most.toFixed(2)} × nginx`, "", null);
}

function showLists(what, [ours, nginx]) {
  const ratio = nginx ? ours.perCpuSecond / nginx.perCpuSecond : null;
  const figure =
    ratio === null ? formatRate(ours) : `${formatRate(ours)} = ${ratio.toFixed(2)} × nginx`;
  const holds = ratio === null ? null : ratio >= 0.35 && ours.failures === 0;
  report(what, figure, "≥ 0.35 × nginx", holds);
  report("  p99 at 64 connections", `${ours.p99.toFixed(1)} ms`, "≤ 20 ms", ours.p99 <= 20);
}

function formatRate({ perCpuSecond, failures }) {
  return failures > 0 ? `${perCpuSecond}/s, ${failures} failed` : `${perCpuSecond}/s`;
}

/** A Node server that only sends files: the most that ours could reach. */
async function startBaseline(files) {
  const baseline = fork(new URL("baseline-files.mjs", import.meta.url), {
    serialization: "advanced",
  });
  baseline.send(files);
  const [{ port }] = await once(baseline, "message");
  return { port, pid: baseline.pid, stop: () => baseline.kill() };
}

async function showPeer(peerUrl, goldmane) {
  const url = new URL(peerUrl);
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

/** The segments of the noisy film in the library folder, encoded before they are measured. */
async function segmentPaths(goldmane) {
  const originalIds = new Set(
    (await listTitles(goldmane)).filter(({ source }) => source === "original").map(({ id }) => id),
  );
  const [{ id }] = await untilListed(goldmane, originalIds, 1);
  const title = await openTitle(goldmane, id);
  const { headers } = title;
  const paths = (await title.segments(title.rungs.at(-1))).slice(2, 2 + segmentsAsked);
  for (const path of paths) await bytesOf(goldmane.url + path, headers);
  return { paths, headers };
}
