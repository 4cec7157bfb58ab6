import { openStore } from "#platform/store.ts";

/** Whether the device has no network or can't reach the server. */
export const isOffline = openStore(!navigator.onLine);

let isServerReachable = true;

/** Records whether the service worker reached the server. */
export function setServerReachable(isReachable: boolean): void {
  isServerReachable = isReachable;
  update();
}

/** Follows the browser's network status. Returns the stop function. */
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
  isOffline.set(!navigator.onLine || !isServerReachable);
}
