import type { Answers } from "./answers.ts";

export const english: Answers = {
  trusted: {
    young: "a grown-up you trust",
    youngNotAtHome: "a teacher, a doctor or another grown-up you trust",
    adult: "someone you trust",
  },
  callToo: "You can also call this number and tell them everything. They listen, and they help.",
  kinds: {
    crisis: [
      "I'm really glad you told me. You matter, and you don't have to feel this alone. I'm only a computer program, so please go to {trusted} right now and tell them just what you told me. If you're in danger, call 911 or your emergency number.",
      "Thank you for telling me something so hard. Please go to {trusted} right now and stay close to them. If it's hard to say, show them this message. If you're in danger, call 911 or your emergency number.",
      "I'm still here, and I'm glad you're talking. The most important thing now is a real person: please go to {trusted} and say, “I need help, and I can't be alone right now.” If you're in danger, call 911 or your emergency number.",
    ],
    friendInCrisis: [
      "Thank you for looking out for them. This is too big for one person to carry, and too big to keep secret, even if you promised. Please go to {trusted} right now and tell them what you know. If someone is in danger, call 911 or your emergency number.",
      "That must be scary to know, and you did the right thing by saying it. You can't fix it alone, and you don't have to. Please go to {trusted} right now. If someone is in danger, call 911 or your emergency number.",
    ],
    medical: [
      "This needs a doctor, not a lion. Get the nearest grown-up right now. If someone is badly hurt, swallowed something or can't breathe, call 911 or your emergency number.",
      "Please don't wait: shout for the nearest grown-up right now. If nobody comes, call 911 or your emergency number, and say where you are and what happened. Questions about medicine are for a doctor or a pharmacist.",
    ],
    abuse: [
      "I'm so sorry that happened. It's not your fault, and no one is allowed to hurt you or touch you like that. Please tell {trusted} today what happened and who did it. If you're in danger now, call 911 or your emergency number.",
      "You were brave to say that. You did nothing wrong. Please go to {trusted} now and tell them just what you told me. If they don't listen, tell another one. If you're in danger, call 911 or your emergency number.",
      "I believe you, and it's not okay that this happens. Stay near people who make you feel safe, and tell {trusted} today. You could start with, “Someone is hurting me.” If you're in danger, call 911 or your emergency number.",
    ],
    grooming: [
      "You did the right thing by telling me, and you're not in trouble. Don't answer, don't send anything, and don't go anywhere with them. Tell {trusted} now, and show them the messages if there are any.",
      "That's not okay, and it's not your fault. Safe people don't ask for secrets like that. Please stop talking to them, keep the messages, and go to {trusted} right now.",
    ],
    runaway: [
      "I'm glad you told me first. Please go to {trusted} before you go anywhere, and say how bad it feels. If you're already outside, stay where there are people and ask someone who works in a store for help, or call 911 or your emergency number.",
      "It must feel really bad if you want to leave. You matter, and people want you to be safe. Please tell {trusted} today why you want to go. If you're already outside and alone, go into a store or a library and ask for help.",
    ],
    lost: [
      "You did well to say so. Stay where you are, in a place with people. Ask someone who works there, or a parent with children, to help you call your family. If you can't find anyone, call 911 or your emergency number.",
      "Take a slow breath: someone is looking for you, too. Don't go away with anyone. Ask a person at a counter or in a uniform for help, or call 911 or your emergency number.",
    ],
    bullying: [
      "I'm sorry. That's not okay, and it's not your fault. Tell {trusted} today what happened, who did it and where: a teacher can make it stop. If it's hard to start, write it down and hand it over.",
      "That must hurt. Nobody deserves to be treated like that. Stay close to someone kind, and tell {trusted} every time it happens. That isn't tattling. It's getting help.",
      "I'm glad you told me, and I'm sorry this is happening. You could ask {trusted} to go with you to the teacher or the principal tomorrow. You don't have to fix this alone.",
    ],
    conflict: [
      "A fight with someone you care about hurts. Take a little time, then try telling them, “I felt sad when that happened.” {Trusted} can help you find the words.",
      "I'm sorry, that sounds hard. You can be angry and still be friends again later. Talk it over with {trusted} first, then try one small kind thing.",
    ],
    grief: [
      "I'm so sorry. It hurts this much because you loved them so much. It's okay to cry. Find someone to hug, and tell them your favorite memory. You could draw a picture of it, too.",
      "Oh, I'm so sorry. Missing someone who died can feel huge, and you don't have to be brave. Go sit with {trusted}, and tell them what you loved most.",
      "I'm sorry. There's no wrong way to feel today: sad, mad, or even okay for a moment. Tell {trusted} how it feels. Some people light a candle or make a memory box.",
    ],
    missing: [
      "Oh no, I'm sorry. That's really worrying. Ask {trusted} to look with you, close to home first, and to tell the neighbors. A poster with a photo helps, too.",
      "I'm sorry, waiting is hard. Ask {trusted} to call the animal shelter and the vets nearby, and leave something that smells of home by the door.",
    ],
    illness: [
      "I'm sorry, that's a lot to worry about. Ask {trusted} to explain what's happening, and ask every question you have. You could make a card or record a message, too.",
      "That sounds hard, and it's okay to be scared. Doctors and nurses know how to help. Tell {trusted} what worries you most, so you don't have to worry alone.",
    ],
    petIllness: [
      "Oh no, poor thing. Tell {trusted} right away, because a vet can help. Until then, keep everything warm and quiet, and be very gentle.",
      "I'm sorry, that's scary when you love an animal. Go and get {trusted} now, and ask if you can call the vet together.",
    ],
    unwell: [
      "I'm sorry you don't feel well. Tell {trusted} right now, and show them where it hurts. Sit or lie down until they come.",
      "Ouch, I'm sorry. Go and tell {trusted} how you feel and since when. If it gets really bad, or you can't breathe well, call 911 or your emergency number.",
    ],
    longing: [
      "Missing someone hurts because you love them. Tell {trusted} about it. Maybe you can call them, write them a letter or look at a photo together.",
      "I'm sorry you miss them so much. You could draw them a picture of your day, and ask {trusted} when you can talk to them or talk about them.",
    ],
    fear: [
      "Being scared feels awful, and it happens to everyone, even lions. Try three slow breaths: in through your nose, out through your mouth. Then turn on a light, or go to {trusted} and tell them.",
      "You're brave for saying that. Put your hand on your belly and breathe out slowly, like blowing on hot soup. Then tell {trusted} what scares you. It gets smaller when you share it.",
    ],
    loneliness: [
      "I'm sorry you feel lonely. Lots of people do sometimes. Pick one person, and say, “I feel lonely. Can we do something together?” {Trusted} would want to know.",
      "Feeling alone is hard, and I'm glad you told me. I'm only a program, so a real hug is better. Go and find {trusted}, or call someone who makes you smile.",
    ],
    sadness: [
      "I'm sorry you're having a hard time. It's okay to feel sad, and it's okay to cry. Tell {trusted} what happened, or just ask for a hug.",
      "I'm sorry. Sad feelings are heavy to carry alone. Go and sit with {trusted} and tell them one thing about it. A drink of water and some fresh air can help, too.",
      "Thank you for telling me. You don't have to cheer up right away. Is there someone near you who could sit with you for a while? {Trusted} would want to know how you feel.",
    ],
  },
  atHome: {
    abuse: [
      "I'm so sorry. It's not your fault, and you did nothing wrong by telling me. No one is allowed to hurt you, not even family. Please tell {trusted}. If you're in danger right now, call 911 or your emergency number.",
      "I believe you. What happens at home is not your fault, and people can help you be safe. Please tell {trusted} as soon as you can. If you're in danger right now, call 911 or your emergency number.",
    ],
    grooming: [
      "You did the right thing by telling me. It's not your fault, and you don't have to keep that secret, even if it's someone in your family. Please tell {trusted} today.",
      "I believe you. No one should touch you or ask you for secrets like that, not even family. Please tell {trusted} as soon as you can. You won't be in trouble.",
    ],
    bullying: [
      "I'm sorry. No one should treat you like that, not even family, and it's not your fault. Please tell {trusted} what happens.",
      "That hurts, and you don't have to put up with it. Please tell {trusted}. They can help make it stop.",
    ],
    conflict: [
      "I'm sorry. That's hard, and it's not your fault. It's not your job to fix it, either. Go somewhere you feel safe, and hug something soft. Talking to {trusted} can help. If someone gets hurt, call 911 or your emergency number.",
      "That sounds really hard. When people at home shout or fight, it isn't your fault. Find a quiet place, put on headphones or draw, and tell {trusted} how it feels. If it gets dangerous, call 911 or your emergency number.",
    ],
  },
};
