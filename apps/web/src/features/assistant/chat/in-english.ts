/** What Leo is told in the one language that the house's own engine understands, whatever is shown. */
export const inEnglish = {
  dragons: "Something funny with dragons",
  tonight: "What should we watch tonight?",
  calm: "Play calm music",
  joke: "Tell me a joke",
  theaters: "What is new in theaters?",
  goOn: "Continue watching",
} as const;
