import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";

export const adminSections = () =>
  [
    section("households", say`Households`, say`All accounts, newest first.`),
    section("invitations", say`Invitations`, say`Invite other households to your server.`),
    section("plans", say`Plans`, say`Subscriptions and revenue from paid plans.`),
    section("sessions", say`Devices`, say`Signed-in devices, most recent first.`),
    section("audit", say`Audit log`, say`Security events for every account.`),
    section("mail", say`E-mail`, say`E-mails waiting for a mail server.`),
    section("library", say`Library`, say`Your movie folders and uploads.`),
    section("vitals", say`Performance`, say`Page load times on people’s devices.`),
    section("server", say`Server`, say`Status of this server, updated every 10 seconds.`),
    section("settings", say`Settings`, say`Settings for everyone on this server.`),
    section("backups", say`Backups`, say`Copies of accounts, settings and watch history.`),
  ] as const;

export type AdminSection = ReturnType<typeof adminSections>[number];

/** An admin section, by its path segment. */
function section<const Name extends string>(name: Name, label: string, description: string) {
  return { name, label, description, href: routes.admin(name) };
}
