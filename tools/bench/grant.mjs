/** Every title in the catalog. */
export async function listTitles(server) {
  return (await fetch(`${server.url}/api/animations`)).json();
}

/**
 * Requests playback of a title as a browser does. `segments` returns the paths of a rung's
 * segments, lowest rung first; `headers` have to be sent with each request.
 */
export async function openTitle(server, id, cut = "film") {
  const granted = await fetch(`${server.url}/api/titles/${id}/playback?cut=${cut}`, {
    method: "POST",
  });
  if (!granted.ok) throw new Error(`The playback request for ${id} returned ${granted.status}.`);
  const cookie = (granted.headers.get("set-cookie") ?? "").split(";")[0];
  const { rungs, durationSeconds } = await granted.json();
  const headers = { cookie };
  return {
    headers,
    durationSeconds,
    rungs,
    async segments(rung) {
      const playlist = new URL(rung.playlistUrl, server.url);
      const text = (await bytesOf(playlist, headers)).toString();
      const names = text.split("\n").filter((line) => line && !line.startsWith("#"));
      return names.map((name) => new URL(name, playlist).pathname);
    },
  };
}

export async function bytesOf(url, headers = {}) {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} returned ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
