import * as z from "zod/mini";

/** For bodies with only optional fields: at least one is required. */
export const someChange = z.refine<object>(
  (changes) => Object.values(changes).some((value) => value !== undefined),
  "must change something",
);
