import { useEffect, useState } from "react";
import type { Ship } from "#features/spaceship/scene/open-ship.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { showToast } from "#ui/toast/toasts.ts";

/** Shows the galaxy in a headset; not there without one. */
export function VrButton({ ship }: { ship: Ship }) {
  const isSupported = useVrSupport();
  if (!isSupported) return null;
  const enter = async () => {
    const session = await navigator.xr?.requestSession("immersive-vr");
    if (session) await ship.enterVr(session);
  };
  return (
    <Button
      variant="glass"
      onClick={() =>
        void enter().catch(() =>
          showToast({
            title: say`VR didn’t start`,
            description: say`Check your headset and try again.`,
            variant: "alarm",
          }),
        )
      }
    >
      {say`VR`}
    </Button>
  );
}

function useVrSupport(): boolean {
  const [isSupported, setSupported] = useState(false);
  useEffect(() => {
    let isHere = true;
    navigator.xr
      ?.isSessionSupported("immersive-vr")
      .then((answer) => isHere && setSupported(answer))
      // Blocked by a policy of the page or the browser.
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, []);
  return isSupported;
}
