import { WebSocket } from "ws";

/**
 * A minimal live connection: Socket.IO 5 over Engine.IO 4, so that thousands fit into a process. It
 * is open once the server has sent its hello.
 */
export function openConnection(url, { cookie, address, onEvent = () => {} }) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/live?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
    headers: { cookie, origin: url, ...(address && { "x-forwarded-for": address }) },
  });
  const pending = new Map();
  let lastId = 0;
  const connection = {
    /** Sends a command and resolves with the server's answer. */
    send(name, body) {
      lastId += 1;
      const id = lastId;
      socket.send(`42${id}${JSON.stringify([name, body])}`);
      return new Promise((resolve) => pending.set(id, resolve));
    },
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.close(),
  };
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("unexpected-response", (_, { statusCode }) =>
      reject(new Error(`HTTP ${statusCode}`)),
    );
    socket.addEventListener("message", ({ data: text }) => {
      if (typeof text !== "string") return;
      if (text === "2") socket.send("3");
      else if (text.startsWith("0")) socket.send("40");
      else if (text.startsWith("43"))
        readMessage(text.slice(2), (id, [answer]) => {
          pending.get(id)?.(answer);
          pending.delete(id);
        });
      else if (text.startsWith("42"))
        readMessage(text.slice(2), (_, [name, body]) => {
          if (name === "live.hello") resolve(connection);
          onEvent(name, body);
        });
    });
  });
}

function readMessage(text, take) {
  const begin = text.indexOf("[");
  take(Number(text.slice(0, begin)), JSON.parse(text.slice(begin)));
}
