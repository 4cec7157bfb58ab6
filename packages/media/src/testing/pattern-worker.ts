import { serveTasks } from "#film/render-worker.ts";

/** Bits of the frame's number, as bars from the left: black is 0, white is 1. */
export const patternBits = 12;

/**
 * Engines for tests: every frame shows its own number in bars that survive encoding, and the sound
 * clicks every second. A story titled "Slow" takes 100 ms a frame, "Broken" throws, and "Crash"
 * ends the worker.
 */
serveTasks({
  openFilm: (recipe, { width, height }) => ({
    draw(context, t) {
      const title = recipe.cut === "intro" ? "" : recipe.story.title;
      if (title === "Broken") throw new Error("The pencil broke");
      if (title === "Crash") process.exit(7);
      if (title === "Slow") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
      const frame = Math.round(t * 24);
      for (let bit = 0; bit < patternBits; bit += 1) {
        context.fillStyle = (frame >> bit) & 1 ? "#fff" : "#000";
        context.fillRect((bit * width) / patternBits, 0, width / patternBits, height);
      }
    },
  }),
  openSoundtrack: () => ({
    render(from, count) {
      const click = Float32Array.from({ length: count }, (_, i) =>
        (from + i) % 48_000 < 480 ? Math.sin((from + i) / 8) : 0,
      );
      return { left: click, right: click };
    },
    utterancesFor: () => [],
  }),
  drawPicture(_recipe, kind, { width, height }, context) {
    context.fillStyle = kind === "poster" ? "#c00" : "#00c";
    context.fillRect(kind === "logo" ? width / 2 : 0, 0, width, height);
  },
});
