import { Retry } from "#app/retry.tsx";
import { Late } from "#ui/late/late.tsx";
import styles from "./viewer-place.module.css";

const loadCorner = () => import("./viewer-corner.tsx").then(({ ViewerCorner }) => ViewerCorner);

/** Keeps the room of the viewer's corner until it is there. */
export function ViewerPlace() {
  return (
    <div className={styles.place}>
      <Late load={loadCorner} renderFailure={Retry}>
        {(ViewerCorner) => <ViewerCorner />}
      </Late>
    </div>
  );
}
