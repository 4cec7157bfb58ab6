import { defaultPlan } from "@goldmane/contracts/subscription/plans";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Section } from "#ui/section/section.tsx";
import styles from "./abilities.module.css";
import { AbilitySign, type Sign } from "./ability-sign.tsx";

type Ability = { sign: Sign; name: string; words: string; href: string };

const groups = (): readonly { heading: string; words: string; abilities: readonly Ability[] }[] => [
  {
    heading: say`Films`,
    words: say`Drawn and scored by our own engines, at the moment that somebody wants to see them.`,
    abilities: [
      {
        sign: "genres",
        name: say`Exclusive originals`,
        words: say`Animated shorts in six halls, made here and shown nowhere else.`,
        href: routes.genre("originals"),
      },
      {
        sign: "endless",
        name: say`Unlimited streaming`,
        words: say`As often and as long as you like. A film begins at once, and fits itself to your connection.`,
        href: routes.home,
      },
      {
        sign: "bookmark",
        name: say`Where you left off`,
        words: say`Every profile keeps its own place in every film, on every device.`,
        href: routes.home,
      },
      {
        sign: "captions",
        name: say`Your way of watching`,
        words: say`Captions, their look, the language and the speed, kept for each profile.`,
        href: routes.profile,
      },
    ],
  },
  {
    heading: say`Family`,
    words: say`One household, a profile for everybody, and the say in grown-up hands.`,
    abilities: [
      {
        sign: "people",
        name: say`Profiles for all ages`,
        words: say`Parents, grown-ups, teens and children, each with a picture, and a PIN where they want one.`,
        href: routes.familyLogin,
      },
      {
        sign: "hand",
        name: say`Parents decide`,
        words: say`Ratings, titles, words and hours for each child; a child who wants more asks, and you answer.`,
        href: routes.family,
      },
      {
        sign: "week",
        name: say`The week in a page`,
        words: say`What the children watched, and for how long.`,
        href: routes.weekReport,
      },
      {
        sign: "calm",
        name: say`No flashes, no loudness`,
        words: say`Calm viewing for whoever needs it: less motion, softer light, even sound.`,
        href: routes.profile,
      },
    ],
  },
  {
    heading: say`House`,
    words: say`Everything comes from this house: no advertisement, and no third party to be asked.`,
    abilities: [
      {
        sign: "screens",
        name: say`On every screen`,
        words: say`Phones, computers and televisions, with a remote control or a game pad.`,
        href: routes.devices,
      },
      {
        sign: "key",
        name: say`Signed in safely`,
        words: say`Passkeys, two-step sign-in, and a list of every device that you can end.`,
        href: routes.account,
      },
      {
        sign: "shield",
        name: say`Secure streaming`,
        words: say`What protects a film on its way to you, shown live, with locks to try.`,
        href: routes.secureStreaming,
      },
      {
        sign: "ticket",
        name: say`Honest plans`,
        words: say`From ${sayText(defaultPlan.label)}. Change or leave at any time, on one page.`,
        href: routes.pricing,
      },
    ],
  },
];

export function Abilities() {
  return groups().map(({ heading, words, abilities }) => (
    <Section key={heading} heading={heading} words={words}>
      <ul className={styles.abilities}>
        {abilities.map(({ sign, name, words: about, href }) => (
          <li key={name}>
            <Link href={href} className={styles.ability}>
              <AbilitySign sign={sign} />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.words}>{about}</p>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  ));
}
