import type {
  ApprovalRequest,
  ApprovalAnswer,
} from "@goldmane/contracts/controls/approval-requests";
import { toControls } from "@goldmane/contracts/controls/rules";
import { AppError } from "@goldmane/contracts/errors";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { findSettings, findTimeZone } from "#features/controls/settings/store.ts";
import { giveMinutes, giveTitle } from "#features/controls/time/give-time.ts";
import { readFamily } from "#features/family/service.ts";
import { lookUpTitle, type Title } from "#features/library/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { announceIdentityChange } from "#platform/identity/session-changes.ts";
import { allowTitle } from "#features/controls/settings/allow-title.ts";
import { requestsChanged } from "#features/controls/events.ts";
import { presentRequest } from "./present.ts";
import { type ApprovalRequestRow, decideRequest, findRequest } from "./store.ts";

/** The first answer wins. The answer and its effects are one transaction. */
export async function answerApprovalRequest(
  app: App,
  viewer: ProfileViewer,
  { id, answer }: { id: string; answer: ApprovalAnswer },
): Promise<ApprovalRequest> {
  const householdId = viewer.householdId;
  const before = await findRequest(app.db, { id, householdId });
  const family = await readFamily(app, viewer);
  const child = family.find((one) => one.id === before?.profile_id);
  if (!before || !child) throw new AppError("NOT_FOUND", "This request no longer exists.");
  const title = before.title_id ? lookUpTitle(app, viewer, before.title_id) : null;
  requireFittingAnswer(before, answer, title);
  const decided = await app.db.transaction().execute(async (db) => {
    const row = await decideRequest(db, id, {
      status: answer.answer === "no" ? "no" : "yes",
      minutes: answer.answer === "minutes" ? answer.minutes : null,
      answeredBy: viewer.profile.displayName,
      now: app.now(),
    });
    if (!row) return undefined;
    await grant({ db, now: app.now }, { child, householdId, title, kind: row.kind }, answer);
    await recordAudit(app, db, {
      ...byViewer(viewer),
      kind: "approval-request.answered",
      details: { profile: child.id, request: id, status: row.status },
    });
    return row;
  });
  if (!decided) throw await tooLate(app, { id, householdId });
  await announceIdentityChange(app, { householdId });
  await app.bus.publish(requestsChanged, { householdId });
  return presentRequest(decided, { child, title, now: app.now() });
}

type Child = { child: FamilyProfile; householdId: string; title: Title | null; kind: string };

async function grant(
  app: Pick<App, "db" | "now">,
  { child, householdId, title, kind }: Child,
  answer: ApprovalAnswer,
): Promise<void> {
  if (answer.answer === "no") return;
  const timeZone = await findTimeZone(app.db, householdId);
  const { time } = toControls(child.role, await findSettings(app.db, child.id));
  if (answer.answer === "minutes") {
    await giveMinutes(app, { profileId: child.id, timeZone, limits: time }, answer.minutes);
    return;
  }
  if (!title) return;
  if (kind === "title") await allowTitle(app, child, title.id);
  else await giveTitle(app, { profileId: child.id, timeZone }, title);
}

function requireFittingAnswer(
  { kind }: ApprovalRequestRow,
  { answer }: ApprovalAnswer,
  title: Title | null,
): void {
  if (answer === "minutes" && kind === "title") {
    throw new AppError("INVALID_INPUT", "This request is about a title, not time.");
  }
  if (answer === "title" && !title) {
    throw new AppError("INVALID_INPUT", "This request’s title no longer exists.");
  }
}

async function tooLate(app: App, place: { id: string; householdId: string }): Promise<AppError> {
  const now = await findRequest(app.db, place);
  if (!now || now.status === "waiting") {
    return new AppError("CONFLICT", "This request has expired.");
  }
  const { answered_by: answeredBy, status } = now;
  return new AppError("CONFLICT", `${answeredBy} already answered this.`, {
    answeredBy,
    status,
  });
}
