import { median } from "./compare.mjs";
import { report, section } from "./report.mjs";
import { startServer } from "./servers.mjs";

const accept = { accept: "image/avif,image/webp,*/*" };
/** As the web app requests rows on common screens. */
const widths = { posterUrl: [240, 480], backdropUrl: [640, 1280] };
const pieces = 5;

/**
 * A server that was never used: all pictures of all films, and the first notes of pieces of music
 * that nobody has played.
 */
export async function benchFresh(env) {
  section("A fresh server");
  const server = await startServer(env);
  try {
    await measurePictures(server);
    await measureMusic(server);
  } finally {
    await server.stop();
  }
}

async function measurePictures({ url }) {
  const titles = await (await fetch(`${url}/api/animations`)).json();
  const begun = performance.now();
  const paths = titles.flatMap((title) =>
    Object.entries(widths).flatMap(([field, sizes]) =>
      sizes.map((width) => `${title[field]}&width=${width}&quality=85`),
    ),
  );
  const waiting = [...paths];
  let bytes = 0;
  const work = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const answer = await fetch(url + path, { headers: accept });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      bytes += (await answer.arrayBuffer()).byteLength;
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  const seconds = (performance.now() - begun) / 1000;
  const what = `${paths.length} pictures of ${titles.length} films`;
  const figure = `${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB`;
  report(what, figure, "≤ 60 s", seconds <= 60);
}

async function measureMusic({ url }) {
  const { tracks, instrumentals } = await (await fetch(`${url}/api/music`)).json();
  const all = [...tracks, ...instrumentals];
  const chosen = all.filter((_, index) => index % Math.ceil(all.length / pieces) === 0);
  const waits = [];
  for (const piece of chosen) waits.push(await firstNoteMs(url + piece.url));
  const [first, ...later] = waits;
  const worst = Math.max(...waits);
  report("first notes, worker not started", `${first.toFixed(0)} ms`, "≤ 1000 ms", first <= 1000);
  const middle = `${median(later).toFixed(0)} ms, at most ${worst.toFixed(0)} ms`;
  report(`first notes of ${later.length} other pieces`, middle, "≤ 1000 ms", median(later) <= 1000);
}

/** Until a second of sound has arrived: 128 kbit, behind the file's head of some kilobytes. */
async function firstNoteMs(address) {
  const begun = performance.now();
  const leaving = new AbortController();
  const answer = await fetch(address, { signal: leaving.signal });
  let bytes = 0;
  for await (const part of answer.body) {
    bytes += part.byteLength;
    if (bytes > 18_000) break;
  }
  const ms = performance.now() - begun;
  leaving.abort();
  return ms;
}
