import { openWire } from "./wire.mjs";
import { celebrate } from "./celebrate.mjs";

/** A process full of browsers: `sockets.mjs` tells it what they do. */
const atOnce = 25;
const wires = [];

const deeds = {
  async open({ url, cookies }) {
    const left = [...cookies];
    const opening = Array.from({ length: atOnce }, async () => {
      for (let cookie = left.pop(); cookie; cookie = left.pop()) {
        wires.push(await openWire(url, { cookie }));
      }
    });
    await Promise.all(opening);
  },
  count: async () => wires.filter((wire) => wire.isOpen()).length,
  async close() {
    for (const wire of wires.splice(0)) wire.close();
  },
  celebrate,
};

process.on("message", (told) => void obey(told));

async function obey({ deed, given }) {
  try {
    process.send({ done: await deeds[deed](given) });
  } catch (error) {
    process.send({ failure: String(error?.stack ?? error) });
  }
}
