/** The demo household's public credentials; valid in demo mode only. */
export const demoSignIn = {
  email: "demo@goldmane.example",
  username: "marigold",
  password: "golden-lion",
} as const;

/** How long a confirmed password allows sensitive calls. */
export const confirmedForMs = 10 * 60_000;
