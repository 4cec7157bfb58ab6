import { createServer } from "node:http";

/** What Node's own server takes to send bytes from memory, and nothing else: `http.mjs` hands them over. */
process.on("message", (files) => {
  const server = createServer(({ url }, response) => {
    const body = files[url.slice(1)];
    response.writeHead(200, { "content-type": "video/mp4", "content-length": body.length });
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
});
