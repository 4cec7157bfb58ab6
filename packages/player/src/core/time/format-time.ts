/** 0:42, 12:05, 1:02:03. */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** The same for a screen reader: "1 minute 5 seconds". */
export function speakTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const parts = [
    count(Math.floor(whole / 3600), "hour"),
    count(Math.floor((whole % 3600) / 60), "minute"),
    count(whole % 60, "second"),
  ].filter((part) => part !== "");
  return parts.length > 0 ? parts.join(" ") : "0 seconds";
}

function count(amount: number, unit: string): string {
  if (amount === 0) return "";
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}
