import { serveTasks } from "#film/render-worker.ts";

/** A render worker that kills its server while it works. */
function loseServer(): never {
  process.kill(process.ppid, "SIGKILL");
  // The server is gone before the next turn of the event loop could notify the worker.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  throw new Error("The server was killed");
}

serveTasks({ openFilm: loseServer, openSoundtrack: loseServer, drawPicture: loseServer });
