import type { Group, WebGLRenderer } from "three";
import { type Hands, openHands, type Ray } from "./hands.ts";

export type Headset = {
  isOn: () => boolean;
  enter: (
    session: XRSession,
    handlers: { onSelect: (ray: Ray) => void; onEnd: () => void },
  ) => Promise<void>;
  /** Where the controllers point. */
  rays: () => Ray[];
  /** Thumbs on the controllers' sticks: right and down are positive. */
  sticks: () => { x: number; y: number }[];
  leave: () => void;
};

/** An immersive-VR session on the ship's own renderer. */
export function openHeadset(renderer: WebGLRenderer, rig: Group): Headset {
  const { xr } = renderer;
  xr.enabled = true;
  xr.setReferenceSpaceType("local");
  let hands: Hands | null = null;
  const leave = () =>
    void xr
      .getSession()
      ?.end()
      // It is ending already.
      .catch(() => {});
  return {
    isOn: () => xr.isPresenting,
    enter: async (session, { onSelect, onEnd }) => {
      const own = openHands(renderer, rig, { onSelect, onSqueeze: leave });
      hands = own;
      const end = () => {
        xr.removeEventListener("sessionend", end);
        own.destroy();
        hands = null;
        onEnd();
      };
      xr.addEventListener("sessionend", end);
      try {
        await xr.setSession(session);
      } catch (error) {
        await session.end();
        throw error;
      }
    },
    rays: () => hands?.rays() ?? [],
    sticks: () =>
      [...(xr.getSession()?.inputSources ?? [])].map(({ gamepad }) => ({
        x: gamepad?.axes[2] ?? 0,
        y: gamepad?.axes[3] ?? 0,
      })),
    leave,
  };
}
