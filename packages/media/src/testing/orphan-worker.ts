import { serveTasks } from "#film/render-worker.ts";

/** A studio worker that is at work when its server is killed: it sees to that itself. */
function loseServer(): never {
  process.kill(process.ppid, "SIGKILL");
  // The server is gone before the next turn of the event loop could tell the worker so.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  throw new Error("Nobody hears this");
}

serveTasks({ openFilm: loseServer, openSoundtrack: loseServer, drawPicture: loseServer });
