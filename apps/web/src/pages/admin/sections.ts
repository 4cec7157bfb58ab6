import { routes } from "#platform/routes.ts";

export const adminSections = [
  section("households", "Households", "Everybody who signed up, newest first."),
  section(
    "plans",
    "Plans",
    "What comes in by the month counts those who pay and go on; what the house gives counts nothing.",
  ),
  section("sessions", "Sessions", "Browsers in use, last seen first."),
  section(
    "audit",
    "Audit",
    "What was done to accounts, sessions and households. Nothing takes it back.",
  ),
  section("mail", "Mail", "Letters that the house wrote and could not send."),
  section("library", "Library", "Your own films, scanned or uploaded, and what became of each."),
  section("vitals", "Vitals", "How fast the pages were for those who visited them."),
  section("house", "House", "The machine that answers you. Renewed every ten seconds."),
] as const;

export type AdminSection = (typeof adminSections)[number];

/** One of the operator's rooms, by the name in its address. */
function section<const Name extends string>(name: Name, label: string, words: string) {
  return { name, label, words, href: routes.admin(name) };
}
