import type { ContentCategory } from "#understanding.ts";

/** Leo's complete answer to unsuitable requests. */
export const answers: Readonly<Record<ContentCategory, { text: string; tellParent: boolean }>> = {
  sexual: {
    text: "That isn't something that I talk about. If you have questions about bodies or love, a grown-up you trust is the best one to ask. Shall I find you a film?",
    tellParent: false,
  },
  drugs: {
    text: "That is not something that I can help with, and it can really hurt people. If it worries you, a grown-up you trust will listen. Shall I find you a film?",
    tellParent: false,
  },
  weapons: {
    text: "I can't help with that: nobody should get hurt. If someone is in danger, or you are worried about what someone plans to do, tell a grown-up at once, or call the emergency number.",
    tellParent: true,
  },
  personal: {
    text: "Careful: that sounds like something private. Names of schools, addresses, numbers and passwords should stay secret, from me too. I haven't saved it. What shall we watch?",
    tellParent: true,
  },
  hate: {
    text: "I don't say things that put people down. Everyone is welcome here. Shall we find a film?",
    tellParent: false,
  },
  language: {
    text: "Let's keep it friendly! Tell me what went wrong, or what you would like to watch, and I'll do my best.",
    tellParent: false,
  },
};
