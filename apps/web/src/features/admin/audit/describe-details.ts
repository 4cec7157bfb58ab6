import type { AuditEntry } from "@goldmane/contracts/admin/schema";
import { roles } from "@goldmane/contracts/family/limits";
import { plans } from "@goldmane/contracts/subscription/plans";
import { formatList } from "#platform/words/formats.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { nameOfRole } from "#ui/profile-form/names.ts";

type Entry = Pick<AuditEntry, "details" | "names">;

/** An entry's details as text, with profile names; a dash if there are none. */
export function describeDetails({ details, names }: Entry): string {
  const texts = Object.entries(details).map(([name, detail]) =>
    describeDetail(name, detail, names),
  );
  return texts.filter((text) => text !== "").join(", ") || "–";
}

/** Empty for a detail that means nothing to a reader. */
function describeDetail(name: string, detail: unknown, names: AuditEntry["names"]): string {
  if (hiddenDetails.has(name)) return "";
  if (name === "waits") return detail === true ? say`waits for a parent’s yes` : "";
  if (name === "by") return detail === null ? say`by themselves` : say`by ${nameOf(detail, names)}`;
  if (name === "profile") return nameOf(detail, names);
  if (name === "months" && typeof detail === "number")
    return sayPlural(detail, { one: "for # month", other: "for # months" });
  if (name === "changed" && Array.isArray(detail))
    return say`changed: ${formatList(detail.map((field) => fieldNames()[String(field)] ?? String(field)))}`;
  const text = typeof detail === "string" ? detail : JSON.stringify(detail);
  if (name === "role") return describeRole(text);
  if (name === "plan") return plans.find(({ id }) => id === text)?.name ?? text;
  if (name === "status") return rsvpNames()[text] ?? text;
  if (name === "state") return subscriptionStateNames()[text] ?? text;
  return text;
}

/** Ids that mean nothing to a reader. */
const hiddenDetails: ReadonlySet<string> = new Set(["session", "job", "request", "item"]);

function nameOf(id: unknown, names: AuditEntry["names"]): string {
  return names[String(id)] ?? say`a profile that is gone`;
}

function describeRole(text: string): string {
  const role = roles.find((one) => one === text);
  return role ? nameOfRole(role) : text;
}

const fieldNames = (): Readonly<Record<string, string>> => ({
  name: say`name`,
  displayName: say`shown name`,
  username: say`username`,
  password: say`password`,
  role: say`role`,
  ageGroup: say`age`,
  avatarUrl: say`picture`,
  language: say`language`,
});

const rsvpNames = (): Readonly<Record<string, string>> => ({
  yes: say`said yes`,
  no: say`said no`,
});

const subscriptionStateNames = (): Readonly<Record<string, string>> => ({
  trialing: say`trying`,
  active: say`active`,
  past_due: say`past due`,
  canceled: say`ended`,
});
