import { createServer } from "node:http";

/**
 * The floor for file serving: Node's own server sends the bytes that `http.mjs` passes to it from
 * memory, and does nothing else.
 */
process.on("message", (files) => {
  const server = createServer(({ url }, response) => {
    const body = files[url.slice(1)];
    response.writeHead(200, { "content-type": "video/mp4", "content-length": body.length });
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
});
