import { Retry } from "#app/retry.tsx";
import { LazyLoad } from "#ui/lazy-load/lazy-load.tsx";
import styles from "./viewer-slot.module.css";

const loadControls = () =>
  import("./viewer-controls.tsx").then(({ ViewerControls }) => ViewerControls);

/** Reserves the space of the viewer's controls until they load. */
export function ViewerSlot() {
  return (
    <div className={styles.slot}>
      <LazyLoad load={loadControls} renderFailure={Retry}>
        {(ViewerControls) => <ViewerControls />}
      </LazyLoad>
    </div>
  );
}
