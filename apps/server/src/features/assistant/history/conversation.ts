import {
  retentionChoices,
  type RetentionDays,
  usualRetentionDays,
} from "@goldmane/contracts/assistant/limits";
import type { Assistant } from "@goldmane/contracts/assistant/limits";
import type { Conversation, Exchange } from "@goldmane/contracts/assistant/schema";
import { currentUser } from "@goldmane/contracts/family/profile-params";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import { AppError } from "@goldmane/contracts/errors";
import { redact } from "@goldmane/leo/safety/redact";
import { forgetConversationState } from "#features/assistant/chat/conversation-state.ts";
import { readFamily, saveHouseholdSettings } from "#features/family/service.ts";
import type { App, Viewer, HouseholdViewer, ProfileViewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import {
  deleteLinesBefore,
  deleteLinesOf,
  findDays,
  insertLine,
  type LineRow,
  listLines,
} from "./store.ts";

const dayMs = 24 * 3_600_000;
const linesAtMost = 200;

export async function readRetention(app: App, { householdId }: Viewer): Promise<RetentionDays> {
  if (!householdId) return 0;
  return toDays(await findDays(app.db, householdId));
}

export function toDays(days: number | null): RetentionDays {
  return retentionChoices.find((choice) => choice === days) ?? usualRetentionDays;
}

type NewExchange = {
  assistant: Assistant;
  message: string;
  response: string;
  engine: "local" | "llm";
  safetyAlert: string | null;
};

/**
 * Saves an exchange for as long as the household's retention allows. Nothing is saved for anonymous
 * viewers.
 */
export async function saveExchange(app: App, viewer: Viewer, said: NewExchange): Promise<void> {
  const { profile, householdId } = viewer;
  if (!profile || !householdId || (await readRetention(app, viewer)) === 0) return;
  const now = app.now();
  await insertLine(app.db, {
    id: newId(now),
    household_id: householdId,
    profile_id: profile.id,
    assistant: said.assistant,
    message: redact(said.message),
    response: redact(said.response),
    engine: said.engine,
    safety_alert: said.safetyAlert,
    said_at: now,
  });
}

export async function readOwnConversation(app: App, viewer: ProfileViewer): Promise<Conversation> {
  return await readLines(app, viewer, viewer.profile.id);
}

/**
 * Deletes the profile's own conversation, and what Leo remembers of it. A child's or teen's safety
 * alerts stay for their parents: someone may have told them to delete what was said.
 */
export async function deleteOwnConversation(app: App, viewer: ProfileViewer): Promise<void> {
  const { profile } = viewer;
  await deleteLinesOf(app.db, profile.id, { keepsAlerts: !isGrownUp(profile.role) });
  forgetConversationState(app, viewer);
}

/** @throws AppError NOT_FOUND unless the profile is a child or teen of this household. */
export async function readConversation(
  app: App,
  viewer: Viewer,
  id: string,
): Promise<Conversation> {
  return await readLines(app, viewer, await requireYoung(app, viewer, id));
}

/** @throws AppError NOT_FOUND unless the profile is a child or teen of this household. */
export async function deleteConversation(app: App, viewer: Viewer, id: string): Promise<void> {
  const profileId = await requireYoung(app, viewer, id);
  await deleteLinesOf(app.db, profileId, { keepsAlerts: false });
  const details = { profile: profileId };
  await recordAudit(app, app.db, { ...byViewer(viewer), kind: "conversation.forgotten", details });
}

export async function setRetention(
  app: App,
  viewer: HouseholdViewer,
  days: RetentionDays,
): Promise<{ days: RetentionDays }> {
  const householdId = viewer.householdId;
  await saveHouseholdSettings(app, householdId, { conversation_days: days });
  await deleteLinesBefore(app.db, { householdId, before: app.now() - days * dayMs + 1 });
  const details = { days: String(days) };
  await recordAudit(app, app.db, { ...byViewer(viewer), kind: "conversation.kept-for", details });
  return { days };
}

async function readLines(app: App, viewer: Viewer, profileId: string): Promise<Conversation> {
  const retentionDays = await readRetention(app, viewer);
  const since = app.now() - retentionDays * dayMs;
  const rows = await listLines(app.db, { profileId, since, limit: linesAtMost });
  return { retentionDays, exchanges: rows.map(presentLine) };
}

function presentLine(row: LineRow): Exchange {
  return {
    id: row.id,
    at: row.said_at,
    assistant: row.assistant === "mirrorlox" ? "mirrorlox" : "leo",
    message: row.message,
    response: row.response,
    engine: row.engine === "llm" ? "llm" : "local",
    safetyAlert: row.safety_alert,
  };
}

/** Adults' conversations are private, even from another parent. */
async function requireYoung(app: App, viewer: Viewer, id: string): Promise<string> {
  const wanted = id === currentUser ? viewer.profile?.id : id;
  const member = (await readFamily(app, viewer)).find((one) => one.id === wanted);
  if (!member || isGrownUp(member.role)) {
    throw new AppError("NOT_FOUND", "This child or teen isn’t in your household.");
  }
  return member.id;
}
