import { createRoot } from "react-dom/client";
import { Remote } from "#app/remote/remote.tsx";

/** A remote control and a game pad reach the landing screen, too. Returns the function that ends it. */
export function mountRemote(): () => void {
  const root = createRoot(document.createElement("div"));
  root.render(<Remote />);
  return () => root.unmount();
}
