/** Everything there is to watch, as the catalogue lists it. */
export async function listTitles(server) {
  return (await fetch(`${server.url}/api/animations`)).json();
}

/**
 * Opens a title as a viewer's browser does. `segments` answers the paths of a rung's segments, lowest
 * rung first; `headers` go with each of them.
 */
export async function openTitle(server, id, cut = "film") {
  const granted = await fetch(`${server.url}/api/titles/${id}/playback?cut=${cut}`, {
    method: "POST",
  });
  if (!granted.ok) throw new Error(`Playback of ${id} was answered ${granted.status}.`);
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
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
