/** The way into the demo household, which everybody may know: there is one in demo mode only. */
export const demoSignIn = {
  email: "demo@goldmane.example",
  username: "marigold",
  password: "golden-lion",
} as const;

/** How long a password that was given again opens what is sensitive. */
export const confirmedForMs = 10 * 60_000;
