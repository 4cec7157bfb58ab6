import { connect } from "node:net";

/** A process of HTTP clients, driven by `load.mjs`. */
process.on("message", (asked) => void load(asked).then((result) => process.send(result)));

async function load({ port, paths, connections, seconds, headers = {} }) {
  const until = performance.now() + seconds * 1000;
  const result = { requests: 0, bytes: 0, failures: 0, latencies: [] };
  let next = 0;
  const ask = () => request(paths[next++ % paths.length], port, headers);
  await Promise.all(Array.from({ length: connections }, () => drive(port, ask, until, result)));
  result.latencies.sort((a, b) => a - b);
  return result;
}

function drive(port, ask, until, result) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let begun = 0;
    let waiting = -1;
    let head = Buffer.alloc(0);
    const send = () => {
      if (performance.now() >= until) return socket.destroy();
      begun = performance.now();
      waiting = -1;
      head = Buffer.alloc(0);
      socket.write(ask());
    };
    socket.on("connect", send);
    socket.on("error", () => {
      result.failures += 1;
    });
    socket.on("close", resolve);
    socket.on("data", (chunk) => {
      let body = chunk;
      if (waiting < 0) {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return;
        const text = head.toString("latin1", 0, end);
        if (!/^HTTP\/1\.1 20[06]/.test(text)) result.failures += 1;
        waiting = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
        body = head.subarray(end + 4);
      }
      waiting -= body.length;
      result.bytes += body.length;
      if (waiting > 0) return;
      result.requests += 1;
      result.latencies.push(performance.now() - begun);
      send();
    });
  });
}

function request(path, port, headers) {
  const extra = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${extra.join("")}\r\n`;
}
