import type { ContentCategory } from "#understanding.ts";

/** Leo's complete answer to unsuitable requests. */
export const answers: Readonly<Record<ContentCategory, { text: string; tellParent: boolean }>> = {
  sexual: {
    text: "I don't talk about that. If you have questions about bodies or love, ask a grown-up you trust. Want me to find you a film?",
    tellParent: false,
  },
  drugs: {
    text: "I can't help with that, and it can really hurt people. If it worries you, talk to a grown-up you trust. Want me to find you a film?",
    tellParent: false,
  },
  weapons: {
    text: "I can't help with that: nobody should get hurt. If someone is in danger, or you're worried about what someone plans to do, tell a grown-up right away or call 911 or your emergency number.",
    tellParent: true,
  },
  personal: {
    text: "Careful: that sounds like something private. Keep school names, addresses, numbers and passwords secret, even from me. I haven't saved it. What should we watch?",
    tellParent: true,
  },
  hate: {
    text: "I don't say things that put people down. Everyone is welcome here. Want to find a film?",
    tellParent: false,
  },
  language: {
    text: "Let's keep it friendly! Tell me what went wrong or what you'd like to watch, and I'll do my best.",
    tellParent: false,
  },
};
