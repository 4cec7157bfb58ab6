import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";

export const adminSections = () =>
  [
    section("households", say`Households`, say`Everybody who signed up, newest first.`),
    section("invitations", say`Invitations`, say`Invite other households to your server.`),
    section(
      "plans",
      say`Plans`,
      say`Monthly revenue counts paying, active plans; free plans count nothing.`,
    ),
    section("sessions", say`Sessions`, say`Browsers in use, last seen first.`),
    section(
      "audit",
      say`Audit`,
      say`Security-relevant actions on accounts, sessions and households. Entries can’t be changed.`,
    ),
    section("mail", say`Mail`, say`E-mails that could not be sent.`),
    section(
      "library",
      say`Library`,
      say`Your own films, scanned or uploaded, and what became of each.`,
    ),
    section("vitals", say`Vitals`, say`How fast the pages were for those who visited them.`),
    section("server", say`House`, say`The machine that answers you. Renewed every ten seconds.`),
    section("settings", say`Settings`, say`How this server works, for everyone who uses it.`),
  ] as const;

export type AdminSection = ReturnType<typeof adminSections>[number];

/** An admin section, by its path segment. */
function section<const Name extends string>(name: Name, label: string, description: string) {
  return { name, label, description, href: routes.admin(name) };
}
