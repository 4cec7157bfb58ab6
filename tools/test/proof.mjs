import { hashInputs } from "./stamps.mjs";

/**
 * How many cases of a long series the tests run: all of them for `npm run prove`, a sample
 * otherwise. The seed follows the sources, so a run can be repeated, and other cases are sampled as
 * the code changes.
 */
export const proof = {
  isWhole: process.env.GOLDMANE_PROVE === "1",
  seed: Number.parseInt(hashInputs("tools").slice(0, 8), 16),
};
