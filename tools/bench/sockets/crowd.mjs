import { openConnection } from "./connection.mjs";
import { sendReactions } from "./send-reactions.mjs";

/** A process of browsers, driven by `sockets.mjs`. */
const atOnce = 25;
const connections = [];

const deeds = {
  async open({ url, cookies }) {
    const left = [...cookies];
    const opening = Array.from({ length: atOnce }, async () => {
      for (let cookie = left.pop(); cookie; cookie = left.pop()) {
        connections.push(await openConnection(url, { cookie }));
      }
    });
    await Promise.all(opening);
  },
  count: async () => connections.filter((connection) => connection.isOpen()).length,
  async close() {
    for (const connection of connections.splice(0)) connection.close();
  },
  sendReactions,
};

process.on("message", (told) => void obey(told));

async function obey({ deed, given }) {
  try {
    process.send({ done: await deeds[deed](given) });
  } catch (error) {
    process.send({ failure: String(error?.stack ?? error) });
  }
}
