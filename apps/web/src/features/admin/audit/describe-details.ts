import type { AuditEntry } from "@goldmane/contracts/admin/schema";
import { roles } from "@goldmane/contracts/family/limits";
import { plans } from "@goldmane/contracts/subscription/plans";
import { subscriptionStates } from "@goldmane/contracts/subscription/rules";
import { formatList } from "#platform/words/formats.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { subscriptionStateNames } from "#features/admin/households/names.ts";
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
  if (name === "waits") return detail === true ? say`waiting for a parent’s approval` : "";
  if (name === "by") return detail === null ? say`by themselves` : say`by ${nameOf(detail, names)}`;
  if (name === "profile") return nameOf(detail, names);
  if (name === "months" && typeof detail === "number")
    return sayPlural(detail, { one: "for # month", other: "for # months" });
  if (name === "changed" && Array.isArray(detail))
    return say`changed: ${formatList(detail.map((field) => fieldNames()[String(field)] ?? String(field)))}`;
  const text = typeof detail === "string" ? detail : JSON.stringify(detail);
  if (name === "role") return describeRole(text);
  if (name === "plan") return plans.find(({ id }) => id === text)?.name ?? text;
  if (name === "status") return answerNames()[text] ?? text;
  if (name === "state") return describeState(text);
  return text;
}

/** Ids that mean nothing to a reader. */
const hiddenDetails: ReadonlySet<string> = new Set(["session", "job", "request", "item"]);

function nameOf(id: unknown, names: AuditEntry["names"]): string {
  return names[String(id)] ?? say`a deleted profile`;
}

function describeRole(text: string): string {
  const role = roles.find((one) => one === text);
  return role ? nameOfRole(role) : text;
}

function describeState(text: string): string {
  const state = subscriptionStates.find((one) => one === text);
  return (state && subscriptionStateNames()[state]) || text;
}

const fieldNames = (): Readonly<Record<string, string>> => ({
  name: say`name`,
  displayName: say`display name`,
  username: say`username`,
  password: say`password`,
  role: say`role`,
  ageGroup: say`age group`,
  avatarUrl: say`picture`,
  language: say`language`,
});

const answerNames = (): Readonly<Record<string, string>> => ({
  yes: say`approved`,
  no: say`denied`,
});
