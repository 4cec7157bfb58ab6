import type { AuditEntry } from "@goldmane/contracts/admin/schema";
import { roles } from "@goldmane/contracts/family/limits";
import { plans } from "@goldmane/contracts/subscription/plans";
import { formatList } from "#platform/words/formats.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { nameOfRole } from "#ui/profile-form/names.ts";

type Entry = Pick<AuditEntry, "details" | "names">;

/** An entry's details as text, with profile names; a dash if there are none. */
export function describeDetails({ details, names }: Entry): string {
  const facts = Object.entries(details).map(([name, fact]) => describeFact(name, fact, names));
  return facts.filter((fact) => fact !== "").join(", ") || "–";
}

/** Empty for technical ids, such as a deleted session's. */
function describeFact(name: string, fact: unknown, names: AuditEntry["names"]): string {
  if (silent.has(name)) return "";
  if (name === "waits") return fact === true ? say`waits for a parent’s yes` : "";
  if (name === "by") return fact === null ? say`by themselves` : say`by ${nameOf(fact, names)}`;
  if (name === "profile") return nameOf(fact, names);
  if (name === "months" && typeof fact === "number")
    return sayPlural(fact, { one: "for # month", other: "for # months" });
  if (name === "changed" && Array.isArray(fact))
    return say`changed: ${formatList(fact.map((field) => fieldNames()[String(field)] ?? String(field)))}`;
  const text = typeof fact === "string" ? fact : JSON.stringify(fact);
  if (name === "role") return describeRole(text);
  if (name === "plan") return plans.find(({ id }) => id === text)?.name ?? text;
  if (name === "status") return statusNames()[text] ?? text;
  if (name === "state") return stateNames()[text] ?? text;
  return text;
}

const silent: ReadonlySet<string> = new Set(["session", "job", "request", "item"]);

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

const statusNames = (): Readonly<Record<string, string>> => ({
  yes: say`said yes`,
  no: say`said no`,
});

const stateNames = (): Readonly<Record<string, string>> => ({
  trialing: say`trying`,
  active: say`active`,
  past_due: say`past due`,
  canceled: say`ended`,
});
