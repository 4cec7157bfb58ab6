import { createRoot } from "react-dom/client";
import { Remote } from "#app/remote/remote.tsx";

/** Lets remote controls and game pads work on the landing screen. Returns the unmount function. */
export function mountRemote(): () => void {
  const root = createRoot(document.createElement("div"));
  root.render(<Remote />);
  return () => root.unmount();
}
