import { hashInputs } from "./stamps.mjs";

/**
 * How much of a long series of cases the tests run: all of it for `npm run prove`, a sample otherwise.
 * The seed follows the sources, so a run can be repeated and other cases come up as the code changes.
 */
export const proof = {
  isWhole: process.env.GOLDMANE_PROVE === "1",
  seed: Number.parseInt(hashInputs("tools").slice(0, 8), 16),
};
