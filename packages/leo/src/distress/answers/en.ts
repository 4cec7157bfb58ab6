import type { Answers } from "./answers.ts";

export const english: Answers = {
  trusted: {
    young: "a grown-up you trust",
    youngNotAtHome: "a teacher, a doctor or another grown-up you trust",
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
    danger: [
      "I'm glad you told me. If something doesn't feel safe, stop, step back, and go to {trusted} or call them now. If there's fire, a weapon or someone trying to get in, get away from it and call 911 or your emergency number.",
      "Telling someone was the smart thing to do. Stay where it's safe, don't touch anything dangerous or let anyone in, and call {trusted} right now. If nobody answers and you aren't safe, call 911 or your emergency number.",
      "You don't have to be brave, and no dare is worth getting hurt. Go to {trusted} or call them now, and say, “I don't feel safe.” If someone could get hurt right now, call 911 or your emergency number.",
    ],
    violenceSeen: [
      "I'm so sorry you had to see or hear that. It's not your fault, and it's not your job to stop it: please tell {trusted} today. If someone is being hurt right now, get somewhere safe and call 911 or your emergency number.",
      "That must have been scary, and you were right to say it. Go somewhere you feel safe, and tell {trusted} what you saw and what you can't stop thinking about. If it's happening now, call 911 or your emergency number.",
      "No one should have to see someone get hurt, and it's normal to feel shaky or sick after that. Sit close to {trusted}, and tell them about it as often as you need. If someone is in danger now, call 911 or your emergency number.",
    ],
    runaway: [
      "I'm glad you told me first. Please go to {trusted} before you go anywhere, and say how bad it feels. If you're already outside, stay where there are people and ask someone who works in a store for help, or call 911 or your emergency number.",
      "It must feel really bad if you want to leave. You matter, and people want you to be safe. Please tell {trusted} today why you want to go. If you're already outside and alone, go into a store or a library and ask for help.",
    ],
    lost: [
      "You did well to say so. If you're at home, stay inside and call your family; if you're out, stay near people, and ask someone who works there to help you call. If you can't reach anyone, call 911 or your emergency number.",
      "Not knowing where your people are is scary. Stay in one safe place, don't go with anyone you don't know, and call your family or ask a worker or a neighbor you know for help. If no one answers, call 911 or your emergency number.",
    ],
    substance: [
      "I'm glad you're talking about it. You can always say no to alcohol, smoking or drugs, and you can ask {trusted} anything about them. If someone won't wake up, breathes strangely or swallowed something, call 911 or your emergency number.",
      "I'm glad you told me, and asking for help isn't tattling. Leave bottles, pills and needles alone, and tell {trusted} what you saw, took or were offered. If someone feels very sick or won't wake up, call 911 or your emergency number.",
      "It took courage to say that, and it doesn't make you bad. Alcohol and drugs are too big to handle alone, so please talk to {trusted} today. If someone won't wake up or breathes strangely, call 911 or your emergency number.",
    ],
    adultContent: [
      "I'm glad you told me, and it's not your fault. Close it, don't look at it again, and don't send it to anyone. Then tell {trusted} what happened, so you aren't alone with it.",
      "That can feel confusing or yucky, and it doesn't make you bad. You don't have to answer or send anything. Please go to {trusted} and say, “Something happened with naked pictures or videos.”",
      "Thank you for saying it. It happens to lots of kids, and many don't know what to do. Put the screen away, send no pictures to anyone, and talk to {trusted} today, even if the pictures are of you.",
    ],
    bullying: [
      "I'm sorry. That's not okay, and it's not your fault. Tell {trusted} today what happened, who did it and where: a teacher can help make it stop. If it's hard to start, write it down and hand it over.",
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
    loss: [
      "I'm so sorry. It hurts this much because you love so much, and it's okay to cry. Go and sit with {trusted}, and tell them what makes you saddest.",
      "I'm sorry. That's a big thing for one heart, and you don't have to be brave. Ask {trusted} for a hug, and ask every question you have.",
      "Thank you for telling me. There's no wrong way to feel about this: sad, mad, or even okay for a moment. You could draw what you love or miss, show it to {trusted} and talk about it together.",
    ],
    unwell: [
      "I'm sorry you don't feel well. Tell {trusted} right now, and show them where it hurts. Sit or lie down until they come.",
      "Ouch, I'm sorry. Go and tell {trusted} how you feel and since when. If it gets really bad, or you can't breathe well, call 911 or your emergency number.",
    ],
    longing: [
      "Missing someone or something hurts because you love them. Tell {trusted} about it. Maybe you can call, write a letter or look at a photo together.",
      "I'm sorry. It's hard when someone or something you love is far away, or when everything changes. You could draw a picture of what you love, and ask {trusted} how you can keep it close.",
      "That's a big feeling, and it's okay to be sad and even a little mad. Sit with {trusted}, and tell them what you love or miss the most. You could make a memory box together.",
    ],
    fear: [
      "Being scared feels awful, and it happens to everyone, even lions. Try three slow breaths: in through your nose, out through your mouth. Then turn on a light, or go to {trusted} and tell them.",
      "You're brave for saying that. Put your hand on your belly and breathe out slowly, like blowing on hot soup. Then tell {trusted} what scares you. It gets smaller when you share it.",
    ],
    shame: [
      "I'm glad you told me, and feeling like this doesn't make you bad. You don't have to hide it alone: tell {trusted} one small piece of it, or show them this message. If it's about eating or hurting yourself, ask to see a doctor together.",
      "That sounds heavy to carry. You're so much more than one bad day, one grade or how you look. Go to {trusted}, and say, “I feel bad about something, can you listen?”",
      "Lots of people feel that way sometimes, and it hurts. Think of what you'd say to a friend who felt like this, and say it to yourself, too. Then tell {trusted}, so you don't have to carry it alone.",
    ],
    anxiety: [
      "Worries can make your tummy hurt and your heart beat fast, and lots of people have them. Put both feet on the floor, and name five things you can see. Then tell {trusted} your biggest worry, and make a small plan together.",
      "I'm glad you told me. Breathe in while you count to three and out while you count to five, a few times. Then tell {trusted}, and if it happens a lot or you can't sleep or eat, ask to see a doctor together.",
      "That sounds really hard, and you don't have to be perfect. Write or draw the worry on paper, so it isn't only in your head. Then show it to {trusted}, and ask, “Can you help me with this?”",
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
    anger: [
      "It's okay to be this angry, and it's good that you said it. Squeeze a pillow or stomp your feet until it gets smaller, and tell {trusted} what happened. If you might hurt someone or yourself, walk away and get help right now.",
      "Anger often means that something wasn't fair or that something hurts. Step away from whatever made you mad, and push hard against a wall ten times. Then go to {trusted}, and say, “I'm really mad, and this is why.”",
      "That's a really big feeling, and having it doesn't make you bad. Move away from people and from things that could hurt, and blow out hard, like a dragon. Then tell {trusted} what made it so big.",
    ],
  },
  mishap: [
    "Oh no, that was an accident, and accidents happen to everyone. Go and tell them what happened and say you're sorry: being honest is brave, and they love you more than any thing. If you're scared that someone might hurt you, tell {trusted}.",
    "It's scary when something breaks, and it doesn't make you bad. Don't touch sharp pieces. Go and tell them now, “It was an accident, and I'm sorry.” If you're scared that someone might hurt you, tell {trusted}.",
  ],
  severe: {
    crisis: [
      "I'm so glad you're telling me, and I want you to be safe. Please go to {trusted} right now, and don't be alone, not even for a minute. If you took something, hurt yourself or might do it, call 911 or your emergency number now.",
      "You matter, and a feeling this bad can get better, even if it doesn't seem like it now. Move away from anything you could hurt yourself with, and show {trusted} this message. If you're in danger, call 911 or your emergency number right now.",
    ],
    friendInCrisis: [
      "You're doing the right thing by not keeping this to yourself. Call 911 or your emergency number now, and say their name and where they are. Then go to {trusted}, so you aren't alone with it.",
      "I'm so sorry, that's really scary. Get {trusted} right now, and call 911 or your emergency number together, even if you promised not to tell. It's not your job to save them alone.",
    ],
    abuse: [
      "I believe you, and it's not your fault. Get away from that person, stay with people who are kind to you, and go to {trusted} right now. If that person is near or you're hurt, call 911 or your emergency number.",
      "I'm so sorry. No one is allowed to do that to you, and you did nothing wrong. Please tell {trusted} right now who did it, and if you're hurt or in danger, call 911 or your emergency number.",
    ],
    grooming: [
      "You did the right thing by telling me, and it's not your fault. Don't go there, open the door, or send or pay anything, even after threats. Go to {trusted} right now, and if that person is near, call 911 or your emergency number.",
      "I believe you. Stop answering, stay inside or with people you know, and get {trusted} right now. If that person is near, coming, or knows where you live, call 911 or your emergency number.",
    ],
    danger: [
      "I'm glad you told me. If there's fire, smoke or gas, get out; if there's a weapon, put it down or don't touch it, and get far away. Then call 911 or your emergency number right now, and say where you are.",
      "You did right to say it. Get as far from the danger as you can, or close a door against it, and call 911 or your emergency number now. Tell them where you are, and stay on the phone.",
    ],
    violenceSeen: [
      "I'm so sorry, that's really scary. Don't go in between: get to a safe room or to a neighbor, and call 911 or your emergency number right now. Then tell {trusted} what happened.",
      "It's not your fault, and you can't stop it alone. Go somewhere safe, and take smaller kids with you. Call 911 or your emergency number now, and say, “Someone is being hurt,” and where you are.",
    ],
    runaway: [
      "I'm glad you're talking to me. Go where there are people and light, like a store or a station, and ask someone who works there for help. You can also call 911 or your emergency number, and say where you are.",
      "You matter, and you don't have to be out there alone. Stay near people, don't get into anyone's car, and call {trusted} now. If you're alone, cold or scared, call 911 or your emergency number.",
    ],
    lost: [
      "You did well to say so. Stay where you are, in a place with people, and ask someone who works there, or a parent with children, to help you call your family. If you can't find anyone, call 911 or your emergency number.",
      "Take a slow breath: people will look for you. Don't go away with anyone. Ask a person at a counter or in a uniform for help, or call 911 or your emergency number.",
    ],
    substance: [
      "I'm glad you told me. Call 911 or your emergency number now, or get the nearest grown-up to call, and say what was taken. If someone is asleep and won't wake up, roll them onto their side and stay with them.",
      "It's right to get help, even if it was supposed to be a secret. Call 911 or your emergency number right now, and say where you are and who feels sick. Don't take or drink anything else, and don't be alone.",
    ],
    bullying: [
      "I'm so sorry. What they did is not your fault, and it's too serious to handle alone. Please go to {trusted} right now, and if you're hurt or they're near you, call 911 or your emergency number.",
      "I believe you, and no one is allowed to do that to you. Stay with people, and tell {trusted} today what they did or want to do, before you go back there. If you're in danger, call 911 or your emergency number.",
    ],
    conflict: [
      "That sounds really scary, and it's not your fault. Don't go in between: get to a safe room or to a neighbor. If someone could get hurt or take you away, call 911 or your emergency number now.",
      "I'm so sorry. It's not your job to stop it, so go somewhere safe and call {trusted} right now. If someone is in danger, call 911 or your emergency number, and say where you are.",
    ],
    loss: [
      "I'm so, so sorry. You don't have to be brave, and you don't have to be alone: please go to {trusted} now, and let them hold you. If no one is there or someone needs help, call 911 or your emergency number.",
      "Oh, I'm so sorry, and it's not your fault. Stay close to {trusted} now, and cry as much as you need. If you're alone and need help, call 911 or your emergency number.",
    ],
    fear: [
      "I'm glad you told me. If someone is in your home or following you, go where there are people or lock a door, and call 911 or your emergency number now. If your body is in a panic, get {trusted}, and breathe out slowly together.",
      "That's really scary, and you were right to say it. If the danger is real, get to the safest place you know, and call 911 or your emergency number now. If it's a scared feeling that won't stop, go to {trusted} right now.",
    ],
  },
  atHome: {
    crisis: [
      "I'm so glad you told me. You matter, and what people at home say or do is not your fault. Please reach {trusted} right now and tell them just what you told me, and if you could get hurt, call 911 or your emergency number.",
      "Thank you for telling me something so hard. I'm only a computer program, so please go to {trusted} or call them, and say, “I'm not safe, and I can't be alone right now.” If you're in danger, call 911 or your emergency number.",
    ],
    friendInCrisis: [
      "That's so hard to hear from someone you love, and it's not your fault. You can't carry it alone, so please tell {trusted} today what you heard or saw. If they might hurt themselves now, call 911 or your emergency number.",
      "You were right to tell me, even if it was supposed to be a secret. It's not your job to look after them all alone: please tell {trusted}. If they're in danger now, call 911 or your emergency number.",
    ],
    abuse: [
      "I'm so sorry. It's not your fault, and you did nothing wrong by telling me. No one is allowed to hurt you, not even family. Please tell {trusted}. If you're in danger right now, call 911 or your emergency number.",
      "I believe you. What happens at home is not your fault, and people can help you be safe. Please tell {trusted} as soon as you can. If you're in danger right now, call 911 or your emergency number.",
    ],
    grooming: [
      "You did the right thing by telling me. It's not your fault, and you don't have to keep that secret, even if it's someone in your family. Please tell {trusted} today.",
      "I believe you. No one should touch you or ask you for secrets like that, not even family. Please tell {trusted} as soon as you can.",
    ],
    danger: [
      "I'm glad you told me, and it's not your fault. Please tell {trusted} today what happens at home. If you're in danger right now, get away from it if you can, and call 911 or your emergency number.",
      "That isn't safe, and it's not your job to keep everyone safe. Please tell {trusted} today: you could start with, “I'm not safe at home.” If there's fire, a weapon or no one to look after you, call 911 or your emergency number.",
    ],
    violenceSeen: [
      "I'm so sorry. It's not your fault, and it's not your job to stop it: don't go in between, and go somewhere safe. Please tell {trusted} today, and if someone is being hurt right now, call 911 or your emergency number.",
      "Thank you for trusting me with that. No one in a family should hurt anyone, and you do nothing wrong by telling {trusted}. If it happens again, stay out of the way in a safe place, and call 911 or your emergency number.",
    ],
    runaway: [
      "I'm glad you told me, and it's not your fault that home feels so bad. Please tell {trusted} before you go anywhere. If you're already outside, go into a store or a library and ask for help, or call 911 or your emergency number.",
      "It must feel really bad if you want to leave. You deserve to be safe, so please tell {trusted} today why you want to go. If you're already outside, stay where people are, and call 911 or your emergency number.",
    ],
    substance: [
      "I'm sorry, that's a lot to carry. It's not your fault that they drink or take something, and it's not your job to fix it: please tell {trusted}. If someone won't wake up or you aren't safe, call 911 or your emergency number.",
      "I'm glad you told me. You didn't cause it, and telling {trusted} how it is at home isn't mean. If someone won't wake up or wants to drive after drinking, call 911 or your emergency number.",
    ],
    adultContent: [
      "I'm so sorry. It's not your fault, and no one should show you things like that, not even family. You don't have to keep it a secret: please tell {trusted} today.",
      "You were right to say it, and you did nothing wrong. You can leave the room when there are pictures or videos like that, and no one should take any of you. Please tell {trusted} as soon as you can.",
    ],
    bullying: [
      "I'm sorry. No one should treat you like that, not even family, and it's not your fault. Please tell {trusted} what happens.",
      "That hurts, and you don't have to put up with it. Please tell {trusted}. They can help make it stop.",
    ],
    conflict: [
      "I'm sorry. That's hard, and it's not your fault. It's not your job to fix it, either. Go somewhere you feel safe, and hug something soft. Talking to {trusted} can help. If someone gets hurt, call 911 or your emergency number.",
      "That sounds really hard. When people at home shout or fight, it isn't your fault. Find a quiet place, put on headphones or draw, and tell {trusted} how it feels. If it gets dangerous, call 911 or your emergency number.",
    ],
    fear: [
      "I'm sorry you feel scared, and it's not your fault. Your feelings tell you something important, so please tell {trusted} what scares you. If you're in danger right now, go somewhere safe and call 911 or your emergency number.",
      "You were brave to say that. Everyone should feel safe at home, and you don't need to know why you're scared to ask for help. Please tell {trusted} today, and if it gets dangerous, call 911 or your emergency number.",
    ],
    shame: [
      "I'm sorry, that hurts a lot. What people at home say or do doesn't decide who you are, and it's not your fault. Please tell {trusted} what happens and how it makes you feel.",
      "You matter just the way you are, whatever anyone says. You don't have to look different, be perfect or hide for people to be kind to you. Please tell {trusted} how it feels at home.",
    ],
    anxiety: [
      "That's a lot to worry about, and it's not your fault. You don't have to be perfect, and you don't have to look after the grown-ups. Please tell {trusted} what worries you most at home.",
      "I'm sorry you have to worry so much. You're allowed to make mistakes, and you're allowed to ask for help. Please tell {trusted} what happens at home, and what you're afraid of.",
    ],
    loneliness: [
      "I'm sorry you feel so alone at home. It's not your fault, and you matter, even when no one has time. Please go to {trusted}, and say, “I feel alone, even at home.”",
      "That hurts, and I'm glad you told me. You deserve someone who listens to you. Please tell {trusted} what a day at home is like for you.",
    ],
    sadness: [
      "I'm so sorry. It's okay to cry, and you did nothing wrong by being sad. Please tell {trusted} what happens at home and how it feels.",
      "That must hurt so much. You are worth loving, and nobody's words can change that. Please go to {trusted}, and tell them just what you told me.",
    ],
    anger: [
      "No wonder you're angry, and it's okay to feel that way. Go somewhere you feel safe, and put your anger into a pillow or a drawing. Please tell {trusted} what happens at home.",
      "Your anger shows that something hurts. If you feel like hitting or breaking something, get some space first, so no one gets hurt. Please tell {trusted} what makes you so mad at home.",
    ],
  },
  severeAtHome: {
    crisis: [
      "I'm so glad you're telling me. You matter, no matter what anyone at home says, and you shouldn't be alone now: please reach {trusted}. If you took something, hurt yourself or might do it, call 911 or your emergency number right now.",
      "You matter, and what happens at home is not your fault. Move away from anything you could hurt yourself with, and call 911 or your emergency number if you're in danger. Then tell {trusted} just what you told me.",
    ],
    friendInCrisis: [
      "I'm so sorry, that's really scary. Call 911 or your emergency number now, or get a neighbor to call, and say where you are. Then tell {trusted}, because it's not your job to save them alone.",
      "You're doing the right thing. If they could hurt themselves or don't answer, call 911 or your emergency number right now, even if they told you not to. Please tell {trusted}, too.",
    ],
    abuse: [
      "I believe you, and it's not your fault. If they could hurt you now, get to a neighbor or a safe room, and call 911 or your emergency number. Please tell {trusted} as soon as you can.",
      "I'm so sorry. No one is allowed to do that to you, and you're allowed to get help, even if they told you not to. If you're hurt or in danger, call 911 or your emergency number now, and tell {trusted}.",
    ],
    danger: [
      "I'm glad you told me, and it's not your fault. Get away from the danger right now, to a neighbor if you can, and call 911 or your emergency number. When you're safe, tell {trusted} everything.",
      "You're brave, and you're allowed to call for help. Get out or away if you can, call 911 or your emergency number now, and say where you are. Tell {trusted} as soon as you're safe.",
    ],
    violenceSeen: [
      "I'm so sorry, and it's not your fault. Don't go in between: get to a safe room or to a neighbor, and call 911 or your emergency number now. When it's safe, tell {trusted} what happened.",
      "That's really scary, and you can't stop it alone. Go somewhere safe, take smaller kids with you, and call 911 or your emergency number: say, “Someone is being hurt.” Then tell {trusted} as soon as you can.",
    ],
    runaway: [
      "I'm glad you're talking to me, and it's not your fault that home feels this bad. Go where there are people and light, like a store or a station, and call 911 or your emergency number. Then call {trusted}.",
      "You matter, and you don't have to be out there alone. Ask someone who works in a store or at a station for help, or call 911 or your emergency number. Tell them, and {trusted}, why you left.",
    ],
    substance: [
      "I'm so sorry, and it's not your fault. If someone won't wake up or you feel sick, call 911 or your emergency number right now, and say what was taken. When you're safe, tell {trusted} what happened.",
      "You're allowed to call for help, even about family. Don't get into a car with someone who drank, stay somewhere safe, and call 911 or your emergency number if anyone is in danger. Then tell {trusted} today.",
    ],
    conflict: [
      "I'm so sorry, and it's not your fault. Don't go in between: get to a safe room or to a neighbor. If someone could get hurt or take you away, call 911 or your emergency number now, and tell {trusted}.",
      "That's really scary, and it's not your job to stop it. Go somewhere safe, and call 911 or your emergency number if someone is in danger. Then tell {trusted} what happened.",
    ],
  },
  adult: {
    crisis: [
      "I'm really glad you told me. You matter, and you don't have to carry this alone: please call someone you trust now, and say it just like that. If you might act on it, call 911 or your emergency number.",
      "Thank you for saying something so hard. I'm only a computer program, so please reach someone you trust or a crisis line now. If you've hurt yourself or might do it, call 911 or your emergency number.",
    ],
    friendInCrisis: [
      "It must be frightening to see that. Ask them directly if they're thinking of ending their life, listen, and call a doctor or a crisis line today. If they're in danger now, stay with them and call 911 or your emergency number.",
      "You're right to take it seriously. Don't leave them alone with it, put pills and weapons out of reach, and call a doctor or a crisis line together. If they're in danger now, call 911 or your emergency number.",
    ],
    medical: [
      "This needs a doctor, not a lion. If someone is badly hurt, won't wake up, can't breathe or swallowed something harmful, call 911 or your emergency number now. For questions about medicine, ask a doctor or a pharmacist.",
      "Please don't wait. Call 911 or your emergency number, say where you are and what happened, and do what they tell you. If it's less urgent, call a doctor or a nurse line now.",
    ],
    abuse: [
      "I'm so sorry. No one has the right to hurt you or your child, and it's not your fault. Tell someone you trust or a hotline when it's safe to talk, and if you're in danger now, call 911 or your emergency number.",
      "I believe you. Whether it happened to you or to a child, it isn't okay, and people are trained to help: a hotline, a doctor or the police. If anyone is in danger now, call 911 or your emergency number.",
    ],
    grooming: [
      "You're right to be worried. If it's about a child, tell them it's not their fault, stop the contact, save the messages, and report it to the police. If that person is near or on the way, call 911 or your emergency number.",
      "I'm sorry this is happening. Don't send or pay anything, block that person, and keep the messages. Talk to someone you trust, and report it to the police or, if anyone is in danger, call 911 or your emergency number.",
    ],
    danger: [
      "I'm glad you said something. If there's fire, smoke, gas or a weapon, get everyone away from it, and call 911 or your emergency number. If it isn't urgent, ask someone you trust to come over.",
      "Safety first: go where you and the children are safe, and take no chances. If anyone could get hurt, call 911 or your emergency number now. Otherwise, call someone you trust and make a plan together.",
    ],
    violenceSeen: [
      "I'm so sorry you had to see that. If it's happening at home or close to you, a domestic violence hotline can tell you what to do. If someone is being hurt now, call 911 or your emergency number from a safe place.",
      "Seeing violence stays with people, and it's normal to feel shaken. Talk to someone you trust or a counselor about it. If anyone is in danger, above all a child, call 911 or your emergency number.",
    ],
    runaway: [
      "I'm so sorry, that's frightening. If a child or teen is gone, call 911 or your emergency number right away: you don't have to wait. If it's still only talk, listen first, and ask what makes it so hard to stay.",
      "You don't have to handle this alone. Call someone you trust, to help you look or to give you a place for tonight. If anyone is missing or unsafe, call 911 or your emergency number now.",
    ],
    lost: [
      "That's frightening, so get help right away. If someone is missing, tell the staff or call 911 or your emergency number, and say what they're wearing. If you're lost yourself, stay where people are, and call someone you trust.",
      "Don't search alone. Ask people nearby to help, and have one person wait where you last saw each other. If you can't find them, or you're lost and not safe, call 911 or your emergency number now.",
    ],
    substance: [
      "Thank you for saying it; that takes courage. Whether it's you or someone you love, talk to a doctor or someone you trust this week. If someone won't wake up or breathes strangely, call 911 or your emergency number now.",
      "That's a heavy thing to live with. You don't have to hide it or handle it alone: a doctor or a support group can help, for families, too. If it's an emergency, call 911 or your emergency number.",
    ],
    adultContent: [
      "I'm sorry, that's upsetting. If a child saw something, tell them they did nothing wrong, and ask what they'd like to know. If pictures of you or of a child are being shared, report it to the site and to the police.",
      "It's good that you bring it up. Talk to someone you trust, a doctor or a counselor about it, without blame for you or your child. If someone threatens you or a child with pictures, don't pay, and call the police.",
    ],
    bullying: [
      "I'm sorry. Nobody should be treated like that at any age. Write down what happened and when, and take it to someone who can act, like a manager or the school.",
      "That hurts, whether it's you or your child. Talk to someone you trust first, keep messages as proof, and ask for a meeting with the school or the workplace. If there are threats, call the police.",
    ],
    conflict: [
      "I'm sorry. Conflict with people you love wears you out. Take a short break, then say one thing you need, and if it ever gets threatening, leave and call 911 or your emergency number.",
      "That sounds exhausting. Talk it over with someone you trust who isn't part of it. If children hear the arguments, tell them it's not their fault, and if anyone isn't safe, call 911 or your emergency number.",
    ],
    grief: [
      "I'm so sorry for your loss. There's no right way to grieve, and no schedule. Call someone you trust tonight, and tell them a story about the one you miss.",
      "I'm so sorry. You don't have to be strong right now. Let someone sit with you, and if the days get too heavy, a grief group or your doctor can help.",
    ],
    missing: [
      "Oh no, I'm sorry. Look close to home first, and ask the neighbors to check garages and sheds. Call the shelters and vets nearby, too.",
      "I'm sorry, waiting is hard. Leave something that smells of home by the door, and share a photo with the neighbors. If there's a microchip, report your pet as lost.",
    ],
    illness: [
      "I'm sorry, that's a lot to worry about. Write down your questions for the doctor, and ask someone you trust to come along. You don't have to hold everything together alone.",
      "That's hard, and it's okay to be afraid. Tell someone you trust today how you're really doing. The clinic can also tell you who supports families.",
    ],
    petIllness: [
      "Oh no, poor thing. Call your vet now, or an emergency clinic if yours is closed. Until then, keep your pet warm and quiet.",
      "I'm sorry, that's scary when you love an animal. Call the vet, and describe what you see and since when. They can tell you if you should come right away.",
    ],
    loss: [
      "I'm so sorry. You don't have to be strong, and you don't have to be alone with this. Call someone you trust, and ask them to sit with you for a while.",
      "I'm so sorry. There's no right way to feel about it. Let someone you trust know how you are, and if it's too much to bear, call a crisis line, day or night.",
    ],
    unwell: [
      "I'm sorry you don't feel well. Rest, drink some water, and call a doctor if it doesn't get better. If it gets bad fast, or someone can't breathe well, call 911 or your emergency number.",
      "I'm sorry to hear that. Note what hurts and since when, and ask a doctor or a nurse line, above all for a child. With chest pain or trouble breathing, call 911 or your emergency number.",
    ],
    longing: [
      "Missing someone or something you love is hard. Call them today if you can, or look at old photos with someone who remembers, too.",
      "I'm sorry. It's hard when life changes and the people or places you love are far away. Call someone you trust, and tell them what you miss most.",
    ],
    fear: [
      "I'm sorry you're scared. If the danger is real, get somewhere safe, and call 911 or your emergency number now. If it's panic or a bad night, breathe out slowly, and call someone you trust.",
      "Fear is exhausting, and it's no weakness. Tell someone you trust what frightens you, and see a doctor if it keeps coming back. If anyone is in danger now, call 911 or your emergency number.",
    ],
    shame: [
      "Thank you for saying that; it isn't easy. You're more than the worst thing you've done or felt. Tell it to one person you trust, and take the next step together.",
      "I'm sorry it weighs on you so much. Imagine what you'd say to a friend in your place, and be that kind to yourself. Then talk to someone you trust or a counselor about it.",
    ],
    anxiety: [
      "That's a lot of worry for one person. Write down the one thing that can be done first, and call someone you trust about it. If you can't sleep or get through the day, a doctor can help.",
      "I'm sorry it's so hard right now. Put both feet on the floor, and breathe out slowly a few times. Then ask one person for help: someone you trust, a doctor or, for your child, the school.",
    ],
    loneliness: [
      "I'm sorry it's so lonely. Many people feel that way, and most don't say it. Call one person today, even just to say hello.",
      "Feeling alone hurts, and I'm glad you told me. I'm only a program, so think of a neighbor, a club or a library where you could meet people. Plan one small visit this week.",
    ],
    sadness: [
      "I'm sorry things are so heavy right now. You don't have to be fine for anyone. Call someone you trust, and if it has been like this for two weeks, please see a doctor.",
      "Thank you for telling me. Whether it's you or your child, it helps not to be alone with it: sit down with someone you trust, and say how it really is. If it doesn't get better, ask a doctor.",
    ],
    anger: [
      "That's a lot of anger. If a child is with you, you can put them somewhere safe and step outside for a few minutes and call someone you trust. If someone is hurt or a baby was shaken, call 911 or your emergency number.",
      "It's good that you say it before it gets bigger. Leave the room, walk or breathe until your hands are still, and then talk to someone you trust. If you're afraid you'll hurt someone, call 911 or your emergency number.",
    ],
  },
};
