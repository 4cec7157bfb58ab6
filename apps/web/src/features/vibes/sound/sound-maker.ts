import type { SoundAnswer, SoundChoice, SoundOrder } from "./sound-order.ts";

type MadeSound = {
  ask: (index: number) => void;
  close: () => void;
};

export type SoundMaker = {
  open: (
    choice: SoundChoice,
    sampleRate: number,
    onBlock: (block: SoundAnswer) => void,
  ) => MadeSound;
};

/** A worker that makes any number of sounds. It is started by the first and ends with the last. */
export function openSoundMaker(): SoundMaker {
  const listeners = new Map<number, (block: SoundAnswer) => void>();
  let worker: Worker | null = null;
  let nextId = 1;
  const order = (message: SoundOrder) => worker?.postMessage(message, {});
  const start = () => {
    const started = new Worker(new URL("./sound-worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<SoundAnswer>) =>
      listeners.get(data.id)?.(data),
    );
    return started;
  };
  return {
    open(choice, sampleRate, onBlock) {
      worker ??= start();
      const id = nextId;
      nextId += 1;
      listeners.set(id, onBlock);
      order({ type: "open", id, choice, sampleRate });
      return {
        ask: (index) => order({ type: "block", id, index }),
        close() {
          if (!listeners.delete(id)) return;
          order({ type: "close", id });
          if (listeners.size > 0) return;
          worker?.terminate();
          worker = null;
        },
      };
    },
  };
}
