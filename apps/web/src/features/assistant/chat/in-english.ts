/** Messages in English, the embedded engine's language, regardless of the display language. */
export const inEnglish = {
  dragons: "Something funny with dragons",
  tonight: "What should we watch tonight?",
  calm: "Play calm music",
  joke: "Tell me a joke",
  theaters: "What is new in theaters?",
  goOn: "Continue watching",
} as const;
