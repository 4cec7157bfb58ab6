import type { ConcernCategory } from "#understanding.ts";

/** What Leo says, and nothing else, when somebody is not well or asks for what is not for here. */
export const answers: Readonly<Record<ConcernCategory, { text: string; tellParent: boolean }>> = {
  crisis: {
    text: "I'm really glad that you told me. I'm only a computer program, and this matters too much for one: please go to a grown-up you trust right now and tell them just what you told me. If you might be in danger, call the emergency number where you live. You deserve help, and there are people who want to give it.",
    tellParent: true,
  },
  abuse: {
    text: "I'm so sorry, and I'm glad you told me. It is not your fault, and you have done nothing wrong. I'm a computer program, so please tell a grown-up you trust as soon as you can: a teacher, a doctor, a relative. If you are in danger now, call the emergency number where you live.",
    tellParent: false,
  },
  grooming: {
    text: "Please stop, and show this to a grown-up you trust before you answer anybody. You have done nothing wrong. Somebody who asks you for secrets, pictures or a meeting does not mean well, however nice they are, and a grown-up can help.",
    tellParent: true,
  },
  sexual: {
    text: "That isn't something that I talk about. If you have questions about bodies or love, a grown-up you trust is the best one to ask. Shall I find you a film?",
    tellParent: false,
  },
  drugs: {
    text: "That is not something that I can help with, and it can really hurt people. If it worries you, a grown-up you trust will listen. Shall I find you a film?",
    tellParent: false,
  },
  weapons: {
    text: "I can't help with that: nobody should get hurt. If somebody is in danger, or you are worried about what somebody means to do, tell a grown-up at once, or call the emergency number.",
    tellParent: true,
  },
  personal: {
    text: "Careful: that sounds like something private. Names of schools, addresses, numbers and passwords are best kept secret, from me too. I have not kept it. What shall we watch?",
    tellParent: true,
  },
  bullying: {
    text: "I'm sorry. That is not all right, and it is not your fault. Please tell a grown-up you trust, at home or at school, what happened: they can make it stop. Until then, shall I find something warm to watch?",
    tellParent: true,
  },
  medical: {
    text: "That is something for a grown-up and a doctor, right away, and not for me. If somebody is badly hurt, swallowed something, or can't breathe, call the emergency number where you live now.",
    tellParent: true,
  },
  hate: {
    text: "I don't say things that put people down. Everybody is welcome in this house. Shall we find a film?",
    tellParent: false,
  },
  language: {
    text: "Let's keep it friendly! Tell me what went wrong, or what you would like to watch, and I'll do my best.",
    tellParent: false,
  },
};
