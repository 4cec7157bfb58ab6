import { defaultPlan } from "@goldmane/contracts/subscription/plans";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Section } from "#ui/section/section.tsx";
import styles from "./feature-list.module.css";
import { FeatureIcon, type FeatureIconName } from "./feature-icon.tsx";

type Feature = { icon: FeatureIconName; name: string; description: string; href: string };

const groups = (): readonly {
  heading: string;
  description: string;
  features: readonly Feature[];
}[] => [
  {
    heading: say`Films`,
    description: say`Drawn and scored by our own engine the moment you press play.`,
    features: [
      {
        icon: "genres",
        name: say`Exclusive originals`,
        description: say`Animated shorts in six genres, available only here.`,
        href: routes.genre("originals"),
      },
      {
        icon: "endless",
        name: say`Unlimited streaming`,
        description: say`As often and as long as you like. A film begins at once, and fits itself to your connection.`,
        href: routes.home,
      },
      {
        icon: "bookmark",
        name: say`Where you left off`,
        description: say`Every profile keeps its own place in every film, on every device.`,
        href: routes.home,
      },
      {
        icon: "captions",
        name: say`Your way of watching`,
        description: say`Captions, their look, the language and the speed, kept for each profile.`,
        href: routes.profile,
      },
    ],
  },
  {
    heading: say`Family`,
    description: say`One household, a profile for everybody, and the say in grown-up hands.`,
    features: [
      {
        icon: "people",
        name: say`Profiles for all ages`,
        description: say`Parents, grown-ups, teens and children, each with a picture, and a PIN where they want one.`,
        href: routes.familyLogin,
      },
      {
        icon: "hand",
        name: say`Parents decide`,
        description: say`Ratings, titles, words and hours for each child; a child who wants more asks, and you answer.`,
        href: routes.family,
      },
      {
        icon: "week",
        name: say`The week in a page`,
        description: say`What the children watched, and for how long.`,
        href: routes.weekReport,
      },
      {
        icon: "calm",
        name: say`No flashes, no loudness`,
        description: say`Calm viewing for anyone who needs it: less motion, softer light, even sound.`,
        href: routes.profile,
      },
    ],
  },
  {
    heading: say`House`,
    description: say`Everything runs on your own server. No ads, no third parties.`,
    features: [
      {
        icon: "screens",
        name: say`On every screen`,
        description: say`Phones, computers and televisions, with a remote control or a game pad.`,
        href: routes.devices,
      },
      {
        icon: "key",
        name: say`Signed in safely`,
        description: say`Passkeys, two-step sign-in, and a list of every device that you can end.`,
        href: routes.account,
      },
      {
        icon: "shield",
        name: say`Secure streaming`,
        description: say`What protects a film on its way to you, shown live, with locks to try.`,
        href: routes.secureStreaming,
      },
      {
        icon: "ticket",
        name: say`Honest plans`,
        description: say`From ${sayText(defaultPlan.label)}. Change or leave at any time, on one page.`,
        href: routes.pricing,
      },
    ],
  },
];

export function FeatureList() {
  return groups().map(({ heading, description, features }) => (
    <Section key={heading} heading={heading} description={description}>
      <ul className={styles.features}>
        {features.map(({ icon, name, description: about, href }) => (
          <li key={name}>
            <Link href={href} className={styles.feature}>
              <FeatureIcon icon={icon} />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{about}</p>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  ));
}
