import { openStore } from "#platform/store.ts";
import {
  fadeVibes,
  markPlace,
  returnTo,
  tellVibes,
  vibes,
} from "#features/vibes/sound/mixing-desk.ts";

/** Longest and shortest fade, in seconds. */
export const fadeLimits = { shortest: 5, longest: 120 } as const;

export type SleepTimer = { endsAt: number; fadeSeconds: number };

/** The running sleep timer; null without one. */
export const sleepTimer = openStore<SleepTimer | null>(null);

/** How many timers ran out since the page was opened. */
export const finishedSleepTimers = openStore(0);

let waits: ReturnType<typeof setTimeout>[] = [];

/** Fades VIBES out so that it is silent after some minutes. Playing later resumes before the fade. */
export function startSleepTimer(minutes: number, fadeSeconds: number): void {
  clear();
  const length = minutes * 60_000;
  const fade = Math.min(fadeSeconds * 1000, length);
  sleepTimer.set({ endsAt: Date.now() + length, fadeSeconds: fade / 1000 });
  if (!vibes.get().isPlaying) tellVibes({ type: "toggled" });
  let place: number | null = null;
  waits = [
    setTimeout(() => {
      place = markPlace();
      fadeVibes(fade / 1000);
    }, length - fade),
    setTimeout(() => {
      tellVibes({ type: "stopped" });
      returnTo(place);
      sleepTimer.set(null);
      finishedSleepTimers.set(finishedSleepTimers.get() + 1);
      waits = [];
      // What is played next is heard at once.
      setTimeout(() => fadeVibes(null), 1500);
    }, length),
  ];
}

/** Ends the timer; the sound comes back if it was fading. */
export function cancelSleepTimer(): void {
  clear();
  fadeVibes(null);
}

function clear(): void {
  for (const wait of waits) clearTimeout(wait);
  waits = [];
  sleepTimer.set(null);
}
