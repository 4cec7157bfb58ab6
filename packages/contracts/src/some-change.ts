import * as z from "zod/mini";

/** For a body whose fields may all be left out, but not all at once: nothing would be changed. */
export const someChange = z.refine<object>(
  (changes) => Object.values(changes).some((value) => value !== undefined),
  "must change something",
);
