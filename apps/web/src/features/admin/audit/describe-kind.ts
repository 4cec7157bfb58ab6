import { eventNames } from "#features/account/settings/names.ts";
import { say } from "#platform/words/say.ts";

/** An audit kind as text; falls back to its own name for unknown kinds. */
export function describeKind(kind: string): string {
  return kindNames()[kind] ?? kind.replace(/[.-]/g, " ");
}

const kindNames = (): Readonly<Record<string, string>> => ({
  ...eventNames(),
  "admin.email-verified": say`Address verified by an operator`,
  "admin.household-signed-out": say`Household signed out by an operator`,
  "admin.job-deleted": say`Work deleted by an operator`,
  "admin.job-retried": say`Work tried again by an operator`,
  "admin.plan-given": say`Plan given by an operator`,
  "admin.plan-stopped": say`Plan stopped by an operator`,
  "admin.session-revoked": say`Browser signed out by an operator`,
  "admin.settings-changed": say`Server settings changed`,
  "approval-request.answered": say`A child’s question answered`,
  "billing.cancel": say`Plan canceled`,
  "billing.card": say`Card changed`,
  "billing.heard": say`Word from the payment service`,
  "billing.plan-changed": say`Plan changed`,
  "billing.resume": say`Plan renewed`,
  "billing.settled-due": say`Due payment settled`,
  "billing.subscribed": say`Plan bought`,
  "controls.set": say`Parental controls set`,
  "conversation.forgotten": say`A child’s talks with Leo forgotten`,
  "conversation.kept-for": say`How long talks with Leo are kept`,
  "household.code-dropped": say`Household code dropped`,
  "household.code-renewed": say`New household code`,
  "household.exported": say`Data of the household fetched`,
  "household.pins-locked": say`PINs locked after wrong guesses`,
  "household.renamed": say`Household renamed`,
  "household.seats-chosen": say`Seats chosen`,
  "household.time-zone-set": say`Time zone set`,
  "ingest.folder-added": say`Movie folder added`,
  "ingest.folder-removed": say`Movie folder removed`,
  "ingest.removed": say`A film of one’s own removed`,
  "profile.approved": say`Profile let in`,
  "profile.changed": say`Profile changed`,
  "profile.deleted": say`Profile deleted`,
  "profile.pin-removed": say`Profile’s PIN removed`,
  "profile.pin-set": say`Profile’s PIN set`,
  "profile.registered": say`Profile added`,
  "profile.sign-in-refused": say`Profile’s sign-in refused`,
  "profile.signed-in": say`Profile signed in`,
  "session.revoked": say`Browser signed out`,
  "session.signed-out": say`Signed out`,
  "session.signed-out-everywhere": say`Signed out everywhere`,
  "stream.stopped": say`A film stopped on another screen`,
});
