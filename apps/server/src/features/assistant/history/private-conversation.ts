import { findSafetyAlert } from "@goldmane/leo/safety/find-safety-alert";
import type { App, Viewer } from "#platform/app.ts";
import { deleteLine, findPrivateUntil, listLines, upsertPrivateUntil } from "./store.ts";

/** A conversation ends after this much silence. */
const conversationMs = 30 * 60_000;
const linesAtMost = 50;
/** Harm caused by a person: an unnamed person may turn out to be the one named later. */
const withoutNamedPerson: ReadonlySet<string> = new Set(["abuse", "grooming"]);

/** Whether someone at home was named as the cause of harm earlier in this conversation. */
export async function isPrivateConversation(
  { db, now }: App,
  { profile }: Viewer,
): Promise<boolean> {
  if (!profile) return false;
  const until = await findPrivateUntil(db, profile.id);
  return until !== null && until > now();
}

/**
 * Hides this conversation from everyone at home until it ends, and deletes earlier lines with
 * safety alerts that may be about the same person: "someone hits me" comes before "my dad does".
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
