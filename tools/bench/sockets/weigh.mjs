import { WebSocket } from "ws";

/** Returns the memory in bytes, after garbage collection, of a process started with `--inspect`. */
export async function weigh(inspectorPort) {
  const targets = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [{ webSocketDebuggerUrl }] = await targets.json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const ask = (method, params = {}) =>
    new Promise((resolve) => {
      const hear = ({ data }) => resolve(typeof data === "string" && JSON.parse(data).result);
      socket.addEventListener("message", hear, { once: true });
      socket.send(JSON.stringify({ id: 1, method, params }));
    });
  // The second collection frees objects that waited for the first one.
  for (let time = 0; time < 2; time += 1) await ask("HeapProfiler.collectGarbage");
  const { result } = await ask("Runtime.evaluate", {
    expression: "JSON.stringify(process.memoryUsage())",
    returnByValue: true,
  });
  socket.close();
  const { rss, heapUsed, external } = JSON.parse(result.value);
  return { resident: rss, heap: heapUsed + external };
}
