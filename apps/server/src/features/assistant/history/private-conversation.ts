import type { LeoEngine } from "@goldmane/leo/engine";
import type { SafetyAlert } from "@goldmane/leo/understanding";
import type { App, Viewer } from "#platform/app.ts";
import { deleteLine, findPrivateUntil, listLines, upsertPrivateUntil } from "./store.ts";

/** A conversation ends after this much silence. */
const conversationMs = 30 * 60_000;
const linesAtMost = 50;
/** Harm caused by a person: an unnamed person may turn out to be the one named later. */
const withoutNamedPerson: ReadonlySet<string> = new Set([
  "abuse",
  "grooming",
  "violenceSeen",
  "adultContent",
]);
/** What usually happens at home, even if no one is named. */
const usuallyAtHome: ReadonlySet<string> = new Set(["violenceSeen", "adultContent", "substance"]);

/** Whether someone at home must not read it: they are the cause, or may well be. */
export function mustStayPrivate({
  category,
  cause,
}: Pick<SafetyAlert, "category" | "cause">): boolean {
  return cause === "home" || (usuallyAtHome.has(category) && cause !== "other");
}

/** Whether it may tell of harm at home, even if no one was named or the person is named later. */
export function mayConcernHome({
  category,
  cause,
}: Pick<SafetyAlert, "category" | "cause">): boolean {
  return (
    mustStayPrivate({ category, cause }) || (withoutNamedPerson.has(category) && cause !== "other")
  );
}

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
  engine: LeoEngine,
): Promise<void> {
  if (!profile) return;
  await upsertPrivateUntil(db, { profileId: profile.id, until: now() + conversationMs });
  const since = now() - conversationMs;
  const lines = await listLines(db, { profileId: profile.id, since, limit: linesAtMost });
  for (const { id, message } of lines) {
    const safetyAlert = engine.findSafetyAlert(message);
    if (
      safetyAlert &&
      withoutNamedPerson.has(safetyAlert.category) &&
      safetyAlert.cause !== "other"
    ) {
      await deleteLine(db, id);
    }
  }
}
