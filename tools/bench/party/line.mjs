import { connect, createServer } from "node:net";

/**
 * A proxy between a browser and the server that delays every byte each way, with jitter and in
 * order. The live connection can be cut, and the server's other responses can be held back.
 */
export async function openLine(port, { delayMs, jitterMs }) {
  const live = new Set();
  let isCut = false;
  let isHeld = false;
  let held = [];

  const server = createServer((browser) => {
    const upstream = connect(port, "127.0.0.1");
    const out = later(upstream, { delayMs, jitterMs });
    const back = later(browser, { delayMs, jitterMs });
    let isLive = false;
    browser.on("data", (bytes) => {
      if (!isLive && bytes.includes("GET /api/live")) {
        isLive = true;
        live.add(browser);
        if (isCut) return browser.destroy();
      }
      out(bytes);
    });
    upstream.on("data", (bytes) => {
      if (isHeld && !isLive) held.push(() => back(bytes));
      else back(bytes);
    });
    for (const [one, other] of [
      [browser, upstream],
      [upstream, browser],
    ]) {
      one.setNoDelay(true);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        live.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    cut() {
      isCut = true;
      for (const socket of live) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    hold() {
      isHeld = true;
    },
    letGo() {
      isHeld = false;
      for (const send of held.splice(0)) send();
    },
    close: () => server.close(),
  };
}

/** Writes data later, in the order of the calls. */
function later(socket, { delayMs, jitterMs }) {
  const underWay = [];
  let lastAt = 0;
  const send = () => {
    while (underWay[0] && underWay[0].at <= performance.now()) {
      const { bytes } = underWay.shift();
      if (socket.writable) socket.write(bytes);
    }
    if (underWay[0]) setTimeout(send, Math.max(1, underWay[0].at - performance.now()));
  };
  return (bytes) => {
    const at = performance.now() + delayMs + Math.random() * jitterMs;
    lastAt = Math.max(lastAt, at);
    underWay.push({ at: lastAt, bytes });
    if (underWay.length === 1) setTimeout(send, Math.max(1, lastAt - performance.now()));
  };
}
