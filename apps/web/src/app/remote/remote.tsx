import { useBackKey } from "./use-back-key.ts";
import { usePads } from "./use-pads.ts";
import { useSpatialKeys } from "./use-spatial-keys.ts";

/** Spatial navigation for TV remotes and game pads. Loaded after the page; renders nothing. */
export function Remote() {
  useSpatialKeys();
  useBackKey();
  usePads();
  return null;
}
