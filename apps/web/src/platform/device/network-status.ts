import { openStore } from "#platform/store.ts";

/** Whether this device has no network, or the house does not answer on it. */
export const isOffline = openStore(!navigator.onLine);

let isReached = true;

/** The service worker has noticed that the house answers, or that it does not. */
export function setServerReachable(reached: boolean): void {
  isReached = reached;
  update();
}

/** Follows the network from now on. Returns the function that ends it. */
export function watchNetwork(): () => void {
  const online = () => setServerReachable(true);
  addEventListener("online", online);
  addEventListener("offline", update);
  update();
  return () => {
    removeEventListener("online", online);
    removeEventListener("offline", update);
  };
}

function update(): void {
  isOffline.set(!navigator.onLine || !isReached);
}
