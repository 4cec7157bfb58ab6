import { useBackKey } from "./use-back-key.ts";
import { usePads } from "./use-pads.ts";
import { useSpatialKeys } from "./use-spatial-keys.ts";

/** Lets a remote control and a game pad reach everything. It arrives after the page and draws nothing. */
export function Remote() {
  useSpatialKeys();
  useBackKey();
  usePads();
  return null;
}
