/** Areas of the help, in the order in which people meet them. */
export const helpAreas = [
  "watching",
  "finding",
  "leo",
  "together",
  "family",
  "parents",
  "plans",
  "account",
  "offline",
  "problems",
  "server",
] as const;
export type HelpArea = (typeof helpAreas)[number];
