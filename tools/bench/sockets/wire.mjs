import { WebSocket } from "ws";

/**
 * One live connection as a browser has it, and no more: Socket.IO 5 over Engine.IO 4 by hand, so that
 * thousands fit into a process. It is open once the house has said hello.
 */
export function openWire(url, { cookie, address, onTold = () => {} }) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/live?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
    headers: { cookie, origin: url, ...(address && { "x-forwarded-for": address }) },
  });
  const asked = new Map();
  let said = 0;
  const wire = {
    /** Answers what the house answered. */
    say(name, body) {
      said += 1;
      const id = said;
      socket.send(`42${id}${JSON.stringify([name, body])}`);
      return new Promise((resolve) => asked.set(id, resolve));
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
        hear(text.slice(2), (id, [answer]) => {
          asked.get(id)?.(answer);
          asked.delete(id);
        });
      else if (text.startsWith("42"))
        hear(text.slice(2), (_, [name, body]) => {
          if (name === "live.hello") resolve(wire);
          onTold(name, body);
        });
    });
  });
}

function hear(text, take) {
  const begin = text.indexOf("[");
  take(Number(text.slice(0, begin)), JSON.parse(text.slice(begin)));
}
