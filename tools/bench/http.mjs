import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compareServers } from "./compare.mjs";
import { bytesOf, listTitles, openTitle } from "./grant.mjs";
import { makeFile, untilListed } from "./library.mjs";
import { report, section } from "./report.mjs";
import { startHouse, startNginx } from "./servers.mjs";

/** As many and as large as the files that the budget's reference was measured with: 64 of some 500 kB. */
const segmentsAsked = 64;
const clip = {
  picture: "testsrc2=s=1280x720:r=24,noise=alls=1:allf=t",
  seconds: 2 * (segmentsAsked + 1),
};

/** Bytes of segments and catalogue lists, beside nginx serving the very same bytes. */
export async function benchHttp(env, nginxPath, peer) {
  const library = mkdtempSync(join(tmpdir(), "goldmane-library-"));
  makeFile(env.FFMPEG_PATH, join(library, "noise.mp4"), clip);
  const house = await startHouse({ ...env, LIBRARY_DIR: library });
  try {
    await measure(house, nginxPath, peer);
  } finally {
    await house.stop();
    rmSync(library, { recursive: true, force: true });
  }
}

async function measure(house, nginxPath, peer) {
  section("Serving (requests per server CPU-second, medians of 3 rounds)");
  const segments = await segmentPaths(house);
  const bodies = await Promise.all(
    segments.paths.map((path) => bytesOf(house.url + path, segments.headers)),
  );
  const list = await bytesOf(`${house.url}/api/animations`);
  const files = Object.fromEntries(bodies.map((bytes, index) => [`${index}.m4s`, bytes]));
  const nginx = nginxPath ? await startNginx(nginxPath, { ...files, "list.json": list }) : null;
  try {
    const media = await compareServers(
      { ...house, ...segments },
      nginx && { ...nginx, paths: bodies.map((_, index) => `/${index}.m4s`) },
    );
    const size = Math.round(
      bodies.reduce((sum, body) => sum + body.length, 0) / bodies.length / 1024,
    );
    show(`segments, ${bodies.length} of ${size} kB`, media, 0.9);
    if (nginx)
      await showBare(files, { ...nginx, paths: Object.keys(files).map((name) => `/${name}`) });
    const lists = await compareServers(
      { ...house, paths: ["/api/animations"] },
      nginx && { ...nginx, paths: ["/list.json"] },
    );
    show(`GET /api/animations, ${Math.round(list.length / 1024)} kB`, lists, 0.35);
    report("  p99 at 64 connections", `${lists.p99.toFixed(1)} ms`, "≤ 20 ms", lists.p99 <= 20);
    if (peer) await showPeer(peer, house);
  } finally {
    await nginx?.stop();
  }
}

function show(what, { perCpuSecond, ratio, failures }, least) {
  const figure =
    ratio === null ? `${perCpuSecond}/s` : `${perCpuSecond}/s = ${ratio.toFixed(2)} × nginx`;
  report(
    what,
    failures > 0 ? `${figure}, ${failures} failed` : figure,
    `≥ ${least} × nginx`,
    ratio === null ? null : ratio >= least && failures === 0,
  );
}

/** As near to nginx as a house could come that only sends. */
async function showBare(files, nginx) {
  const bare = fork(new URL("bare-files.mjs", import.meta.url), { serialization: "advanced" });
  try {
    bare.send(files);
    const [{ port }] = await once(bare, "message");
    const { ratio } = await compareServers({ port, pid: bare.pid, paths: nginx.paths }, nginx);
    report("  beside Node's own server, nothing else", `${ratio.toFixed(2)} × nginx`, "", null);
  } finally {
    bare.kill();
  }
}

async function showPeer(peer, house) {
  const url = new URL(peer);
  const target = {
    port: Number(url.port),
    pid: Number(url.searchParams.get("pid")),
    paths: [url.pathname],
  };
  const { ratio } = await compareServers({ ...house, paths: ["/api/animations"] }, target);
  report(
    `  beside ${url.host}${url.pathname}`,
    `${ratio?.toFixed(1)} × the peer`,
    "≥ 100 × PeerTube",
    null,
  );
}

/** The noisy film's segments, made before they are measured. */
async function segmentPaths(house) {
  const own = new Set(
    (await listTitles(house)).filter(({ source }) => source === "original").map(({ id }) => id),
  );
  const [{ id }] = await untilListed(house, own, 1);
  const title = await openTitle(house, id);
  const { headers } = title;
  const paths = (await title.segments(title.rungs.at(-1))).slice(2, 2 + segmentsAsked);
  for (const path of paths) await bytesOf(house.url + path, headers);
  return { paths, headers };
}
