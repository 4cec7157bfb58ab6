import { openStore } from "#platform/store.ts";
import { raiseVibes, tellVibes, vibes } from "#features/vibes/sound/mixing-desk.ts";

/** Seconds in which an alarm rises from silence. */
const riseSeconds = 90;

/** When the alarm plays, in epoch milliseconds; null without one. */
export const alarm = openStore<number | null>(null);

let wait: ReturnType<typeof setInterval> | null = null;

/** The next time that a clock shows "07:30", in epoch milliseconds. */
export function nextTime(clock: string, now: Date): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const time = new Date(now);
  time.setHours(Number(hours), Number(minutes), 0, 0);
  if (time <= now) time.setDate(time.getDate() + 1);
  return time.getTime();
}

/** Plays at a time, rising gently. The page has to stay open. */
export function setAlarm(at: number): void {
  cancelAlarm();
  alarm.set(at);
  // A clock is checked instead of one long timer, which a sleeping computer would delay.
  wait = setInterval(() => {
    if (Date.now() < at) return;
    cancelAlarm();
    const { mood, isPlaying } = vibes.get();
    if (!isPlaying)
      tellVibes({
        type: "set",
        mood: mood ?? "inspired",
        shaper: null,
        visual: null,
        nature: null,
      });
    raiseVibes(riseSeconds);
  }, 1000);
}

export function cancelAlarm(): void {
  if (wait !== null) clearInterval(wait);
  wait = null;
  alarm.set(null);
}
