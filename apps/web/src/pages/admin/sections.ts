import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";

export const adminSections = () =>
  [
    section("households", say`Households`, say`Everyone who has an account, newest first.`),
    section("invitations", say`Invitations`, say`Invite other households to your server.`),
    section("plans", say`Plans`, say`Monthly revenue counts paying plans only.`),
    section("sessions", say`Devices`, say`Browsers that are signed in, last seen first.`),
    section("audit", say`Audit log`, say`Security events of accounts and households.`),
    section("mail", say`E-mail`, say`E-mails that are waiting for a mail server.`),
    section("library", say`Library`, say`Your movie folders and uploads.`),
    section("vitals", say`Performance`, say`How fast pages load for your visitors.`),
    section("server", say`Server`, say`Status of this server, updated every 10 seconds.`),
    section("settings", say`Settings`, say`How this server works, for everyone who uses it.`),
    section("backups", say`Backups`, say`Copies of accounts, settings and watch history.`),
  ] as const;

export type AdminSection = ReturnType<typeof adminSections>[number];

/** An admin section, by its path segment. */
function section<const Name extends string>(name: Name, label: string, description: string) {
  return { name, label, description, href: routes.admin(name) };
}
