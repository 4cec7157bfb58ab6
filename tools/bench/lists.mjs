import { compareServers } from "./compare.mjs";
import { bytesOf, listTitles, openTitle } from "./grant.mjs";
import { report, section } from "./report.mjs";

const begunFilms = 15;

/** Uncached responses: one viewer's own data, read from the database each time. */
export async function benchLists(server) {
  section("Lists from the database (64 connections, medians of 3 rounds)");
  const titles = await listTitles(server);
  const { headers } = await openTitle(server, titles[0].id);
  for (const { id } of titles.slice(0, begunFilms)) await begin(server, id, headers);
  const lists = [
    { what: `GET /api/watching, ${begunFilms} films`, paths: ["/api/watching"] },
    {
      what: "GET /api/titles/:id",
      paths: titles.slice(0, begunFilms).map(({ id }) => `/api/titles/${id}`),
    },
  ];
  for (const { what, paths } of lists) {
    for (const path of paths) await bytesOf(server.url + path, headers);
    const [{ perCpuSecond, p99, failures }] = await compareServers({ ...server, paths, headers });
    const failed = failures > 0 ? `, ${failures} FAILED` : "";
    report(
      what,
      `p99 ${p99.toFixed(1)} ms, ${perCpuSecond}/CPU-s${failed}`,
      "p99 ≤ 50 ms",
      p99 <= 50 && failures === 0,
    );
  }
}

async function begin(server, id, headers) {
  const answer = await fetch(`${server.url}/api/titles/${id}/progress`, {
    method: "PUT",
    headers: { ...headers, "content-type": "application/json", origin: server.url },
    body: JSON.stringify({ positionSeconds: 20 }),
  });
  if (!answer.ok) throw new Error(`The progress request for ${id} returned ${answer.status}.`);
}
