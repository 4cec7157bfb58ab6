import { openStore } from "#platform/store.ts";
import { tellVibes } from "#features/vibes/sound/mixing-desk.ts";
import { focusAt, type FocusMoment, type FocusPlan } from "./focus.ts";

export type FocusSession = { plan: FocusPlan; startedAt: number; moment: FocusMoment };

/** The running focus session; null without one. */
export const focusSession = openStore<FocusSession | null>(null);

let tick: ReturnType<typeof setInterval> | null = null;

/** Plays the Focused mood while working and Calm in breaks. */
export function startFocus(plan: FocusPlan): void {
  stopFocus();
  const startedAt = Date.now();
  focusSession.set({ plan, startedAt, moment: focusAt(plan, 0) });
  tellVibes({ type: "set", mood: "focused", shaper: null, visual: null, nature: null });
  tick = setInterval(() => {
    const before = focusSession.get();
    if (!before) return;
    const moment = focusAt(plan, (Date.now() - startedAt) / 1000);
    if (moment.phase !== before.moment.phase) change(moment);
    if (moment.phase === "done") stopFocus();
    else focusSession.set({ ...before, moment });
  }, 1000);
}

export function stopFocus(): void {
  if (tick !== null) clearInterval(tick);
  tick = null;
  focusSession.set(null);
}

function change({ phase }: FocusMoment): void {
  const mood = phase === "work" ? "focused" : "calm";
  tellVibes({ type: "set", mood, shaper: null, visual: null, nature: null });
}
