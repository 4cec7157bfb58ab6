import { findSafetyAlert } from "@goldmane/leo/safety/find-safety-alert";
import type { App, Viewer } from "#platform/app.ts";
import { deleteLine, findPrivateUntil, listLines, upsertPrivateUntil } from "./store.ts";

/** A talk ends when nothing was said for so long. */
const conversationMs = 30 * 60_000;
const linesAtMost = 50;
/** Harm that someone does: the one who was not named may be the one who now is. */
const withoutNamedPerson: ReadonlySet<string> = new Set(["abuse", "grooming"]);

/** Whether someone at home was named as the cause of harm earlier in this talk. */
export async function isPrivateConversation(
  { db, now }: App,
  { profile }: Viewer,
): Promise<boolean> {
  if (!profile) return false;
  const until = await findPrivateUntil(db, profile.id);
  return until !== null && until > now();
}

/**
 * Keeps this talk from everyone at home until it ends, and takes back the safety alerts of it that may
 * be about the same person: "someone hits me" comes before "my dad does".
 */
export async function markConversationPrivate(
  { db, now }: App,
  { profile }: Viewer,
): Promise<void> {
  if (!profile) return;
  await upsertPrivateUntil(db, { profileId: profile.id, until: now() + conversationMs });
  const since = now() - conversationMs;
  const lines = await listLines(db, { profileId: profile.id, since, limit: linesAtMost });
  for (const { id, message } of lines) {
    const safetyAlert = findSafetyAlert(message, { direction: "in" });
    if (
      safetyAlert &&
      withoutNamedPerson.has(safetyAlert.category) &&
      safetyAlert.cause !== "other"
    ) {
      await deleteLine(db, id);
    }
  }
}
